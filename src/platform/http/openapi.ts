import { setImmediate } from "node:timers/promises";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { placesOf } from "#/kernel/endpoint.ts";
import { FAILURE_CODES } from "#/kernel/failure.ts";
import type { Route } from "./serve.ts";

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, unknown>;
  required?: string[];
};

/** Describes every call for people who write clients, from the contracts themselves (OpenAPI 3.1). */
export async function describeApi(
  routes: readonly Route[],
  product: string,
): Promise<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { method, path } = route.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(route) };
    // All together take a fifth of a second: whoever else asks comes in between.
    await setImmediate();
  }
  return {
    openapi: "3.1.0",
    info: { title: `${product} API`, version: "1" },
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      responses: { Problem: { description: "Problem details", content: PROBLEM } },
    },
  };
}

const PROBLEM = {
  "application/problem+json": {
    schema: {
      type: "object",
      required: ["title", "status", "code", "detail", "requestId"],
      properties: {
        title: { type: "string" },
        status: { type: "integer" },
        code: { enum: FAILURE_CODES },
        detail: { type: "string" },
        requestId: { type: "string" },
        fields: {
          type: "array",
          items: {
            type: "object",
            properties: { field: { type: "string" }, message: { type: "string" } },
          },
        },
      },
    },
  },
};

function describeCall({ endpoint, policy, input, output }: Route): Record<string, unknown> {
  const schema = jsonSchema(input);
  const places = placesOf(endpoint.path);
  const fields = Object.entries(schema.properties ?? {});
  const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
  const parameters = fields
    .filter(([name]) => inQuery || places.includes(name))
    .map(([name, property]) => ({
      name,
      in: places.includes(name) ? "path" : "query",
      required: places.includes(name) || (schema.required?.includes(name) ?? false),
      schema: property,
    }));
  const body = { content: { "application/json": { schema } } };
  const answer = { "application/json": { schema: jsonSchema(output) } };
  return {
    parameters,
    ...(inQuery || fields.length === places.length ? {} : { requestBody: body }),
    ...(policy.access === "signed-in" ? { security: [{ token: [] }] } : {}),
    responses: {
      [policy.status ?? 200]: { description: "Success", content: answer },
      default: { $ref: "#/components/responses/Problem" },
    },
  };
}

function jsonSchema(schema: GenericSchema): JsonSchema {
  const converted = toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" });
  const { $schema: _, ...rest } = converted as JsonSchema;
  return rest;
}
