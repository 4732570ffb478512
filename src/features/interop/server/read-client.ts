import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { LEVELS } from "../logic/cds/indicator.ts";
import { SETTINGS } from "../logic/cds/settings.ts";
import type { cdsClients } from "./cds-client.table.ts";

/** What an operator says of a client on the command line, each a text. */
export type ClientOptions = Readonly<Record<string, string | undefined>>;

const USUAL_CALLS = 600;

const PublicKey = v.looseObject({
  kty: v.picklist(["EC", "RSA", "OKP"], "A key of a client is EC, RSA or OKP"),
  kid: v.pipe(v.string("Each key has a kid"), v.minLength(1, "Each key has a kid")),
  d: v.optional(v.never("The key set holds a private key: ask the client for its public keys")),
});

const KeySet = v.object(
  { keys: v.pipe(v.array(PublicKey), v.minLength(1, "The key set holds no key")) },
  'A key set is a JSON object with a list of "keys"',
);

const Overrides = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "Levels are set by kind or by rule")),
  v.picklist(LEVELS, `A level is one of ${LEVELS.join(", ")}`),
);

const CODES = SETTINGS.map(({ code }) => code);
const Settings = v.record(
  v.picklist(CODES, `A setting is one of ${CODES.join(", ")}`),
  v.boolean("A setting is true or false"),
);

/**
 * A client as it is kept.
 * @param keySet its JWK Set as a text
 * @throws Failure that says what is wrong
 */
export function readClient(
  iss: string,
  keySet: string,
  options: ClientOptions,
): typeof cdsClients.$inferInsert {
  if (!URL.canParse(iss)) throw refused("The client is named by its iss, an address.");
  const calls = Number(options["per-minute"] ?? USUAL_CALLS);
  if (!Number.isSafeInteger(calls) || calls < 1) {
    throw refused("--per-minute is a whole number of calls.");
  }
  return {
    iss,
    name: options["name"] ?? new URL(iss).hostname,
    jwks: parsed(KeySet, keySet, "The key set"),
    jku: options["jku"] ?? null,
    services: listIn(options["services"]),
    origins: listIn(options["origins"]),
    callsPerMinute: calls,
    overrides: parsed(Overrides, options["levels"] ?? "{}", "--levels"),
    settings: parsed(Settings, options["settings"] ?? "{}", "--settings"),
  };
}

function listIn(text = ""): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  what: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Failure("invalid-input", `${what} is not valid JSON.`, { cause });
  }
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw refused(`${what}: ${read.issues[0].message}.`);
}

function refused(message: string): Failure {
  return new Failure("invalid-input", message);
}
