/** What open EHRs asked of the interaction API that ended, answered in its shape. */
import { Hono, type Context } from "hono";
import { Failure } from "#/kernel/failure.ts";
import { report } from "#/platform/http/api.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { CheckMedications, Identity, RxNorm, RxNormConcept } from "../../interop.ports.ts";
import { MOST_MEDICATIONS } from "../../interop.contract.ts";
import { interactionList } from "../../logic/rxnav/interaction-list.ts";
import { contentOf } from "../rxnorm-contents.ts";

const PATH = "/rxnav/REST";
const LIMIT = { calls: 300, seconds: 60 };

type Parts = {
  readonly identity: Identity;
  readonly rxnorm: RxNorm;
  readonly check: CheckMedications;
  readonly limiter: Limiter;
};

export function rxnavDoor(parts: Parts): Hono<Bindings> {
  const { rxnorm, limiter } = parts;
  const door = new Hono<Bindings>();
  door.use(`${PATH}/*`, async (context, next) => {
    await limiter("rxnav", LIMIT, context.get("ipAddress"));
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      context.header("allow", "GET, HEAD");
      throw new Failure("method-not-allowed", "This address is only read.");
    }
    await next();
    context.header("cache-control", "no-store");
  });
  door.get(`${PATH}/interaction/list.json`, async (context) =>
    context.json(await listOf(rxcuisIn(context), parts)),
  );
  door.get(`${PATH}/rxcui.json`, async (context) => {
    const { name, id, idtype } = context.req.query();
    if (name !== undefined) {
      return context.json({
        idGroup: { name, rxnormId: texts(await rxnorm.named(readable("name", name))) },
      });
    }
    if (idtype?.toUpperCase() !== "NDC" || id === undefined) {
      throw wrong("name", "Give a name, or idtype=NDC and id");
    }
    const found = await rxnorm.ofNdc(readable("id", id));
    return context.json({ idGroup: { idType: "NDC", id, rxnormId: texts(found) } });
  });
  door.get(`${PATH}/rxcui/:rxcui/properties.json`, async (context) => {
    const [concept] = await conceptsOf([context.req.param("rxcui")], rxnorm);
    return context.json(concept ? { properties: propertiesOf(concept) } : {});
  });
  door.all(`${PATH}/*`, () => {
    throw new Failure("not-found", "There is no such call; interaction/list.json is one.");
  });
  door.onError(report);
  return door;
}

async function listOf(rxcuis: readonly string[], { rxnorm, check, identity }: Parts) {
  const concepts = await conceptsOf(rxcuis, rxnorm);
  const listed = rxcuis.map((rxcui, place) => ({ rxcui, concept: concepts[place] }));
  const medications = concepts.flatMap((concept) => (concept ? [[contentOf(concept)]] : []));
  return interactionList(listed, await check({ medications }), identity);
}

async function conceptsOf(
  rxcuis: readonly string[],
  rxnorm: RxNorm,
): Promise<(RxNormConcept | undefined)[]> {
  const numbers = rxcuis.map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0));
  const found = await rxnorm.concepts(numbers.filter((number) => number > 0));
  return numbers.map((number) => found.get(number));
}

/** Parted by "+", which is a space in an address, or by commas, once each. */
function rxcuisIn(context: Context<Bindings>): string[] {
  const text = readable("rxcuis", context.req.query("rxcuis") ?? "");
  const rxcuis = [...new Set(text.split(/[\s,+]+/).filter(Boolean))];
  if (rxcuis.length === 0) throw wrong("rxcuis", "Give codes of RxNorm, parted by +");
  if (rxcuis.length <= MOST_MEDICATIONS) return rxcuis;
  throw wrong("rxcuis", `Give at most ${MOST_MEDICATIONS} codes`);
}

function readable(field: string, text: string): string {
  if (text.length <= 3000 && !text.includes("\0") && text.isWellFormed()) return text;
  throw wrong(field, "is too long, or holds characters that are not text");
}

function propertiesOf({ rxcui, name, tty, isSuppressed, prescribableName }: RxNormConcept) {
  return {
    rxcui: String(rxcui),
    name,
    synonym: prescribableName ?? "",
    tty,
    language: "ENG",
    suppress: isSuppressed ? "Y" : "N",
    umlscui: "",
  };
}

const texts = (numbers: readonly number[]): string[] => numbers.map(String);

function wrong(field: string, message: string): Failure {
  return new Failure("invalid-input", `${message}.`, { fields: [{ field, message }] });
}
