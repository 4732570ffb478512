import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";

const Coding = v.object({ system: v.string(), code: v.string() });

const Parameters = v.object({
  resourceType: v.literal("Parameters"),
  parameter: v.array(v.looseObject({ name: v.string() })),
});

/** What an operation is told in its body, as it would stand in its address. */
export function parametersIn(body: unknown): URLSearchParams {
  const read = v.safeParse(Parameters, body);
  if (!read.success) {
    throw new Failure("invalid-input", "Send a resource of the type Parameters.", {
      details: { issue: "structure" },
    });
  }
  const found = new URLSearchParams();
  for (const { name, ...values } of read.output.parameter) {
    const coding = v.safeParse(Coding, values["valueCoding"] ?? values["coding"]);
    if (coding.success) {
      found.append("system", coding.output.system);
      found.append("code", coding.output.code);
    }
    for (const value of Object.values(values)) {
      if (typeof value === "string") found.append(name, value);
    }
  }
  return found;
}
