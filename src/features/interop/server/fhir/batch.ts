import type { Bundle, BundleEntry } from "fhir/r4.js";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import { outcomeOfFailure } from "./failure-outcome.ts";
import type { FhirReader } from "./fhir-reader.ts";

const MOST_ENTRIES = 50;

const Batch = v.object({
  resourceType: v.literal("Bundle"),
  type: v.literal("batch"),
  entry: v.optional(v.array(v.unknown()), []),
});

const Entry = v.object({ request: v.object({ method: v.string(), url: v.string() }) });

/** @throws Failure where it is no batch, or one of too many entries */
export function readBatch(body: unknown): readonly unknown[] {
  const read = v.safeParse(Batch, body);
  if (!read.success) {
    throw new Failure("invalid-input", 'Send a Bundle of the type "batch".', {
      details: { issue: "structure" },
    });
  }
  if (read.output.entry.length <= MOST_ENTRIES) return read.output.entry;
  throw searchProblem("too-costly", "Bundle.entry", `may hold at most ${MOST_ENTRIES} requests`);
}

type Failed = { readonly failure: Failure; readonly status: number };

/** Each entry by itself: what fails takes no other along. */
export async function answerBatch(
  entries: readonly unknown[],
  read: FhirReader,
  failed: (error: unknown) => Failed,
): Promise<Bundle> {
  const entry: BundleEntry[] = [];
  for (const each of entries) entry.push(await answerEntry(each, read, failed));
  return { resourceType: "Bundle", type: "batch-response", entry };
}

async function answerEntry(
  entry: unknown,
  read: FhirReader,
  failed: (error: unknown) => Failed,
): Promise<BundleEntry> {
  try {
    const { path, parameters } = requestOf(entry);
    const resource = await read(path, parameters, false);
    return { resource, response: { status: "200" } };
  } catch (error) {
    const { failure, status } = failed(error);
    return { response: { status: String(status), outcome: outcomeOfFailure(failure) } };
  }
}

function requestOf(entry: unknown): { path: string; parameters: URLSearchParams } {
  const parsed = v.safeParse(Entry, entry);
  if (!parsed.success) throw searchProblem("required", "entry.request", "needs a method and a url");
  const { method, url } = parsed.output.request;
  if (method !== "GET") {
    throw new Failure("method-not-allowed", "Entries of a batch may only be read with GET.");
  }
  const [path = "", query = ""] = url.split("?", 2);
  return { path: path.replace(/^\//, ""), parameters: new URLSearchParams(query) };
}
