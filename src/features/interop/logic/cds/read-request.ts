/** A CDS Hooks request as the check takes it. */
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import {
  CdsRequest,
  MOST_DEPTH,
  MOST_ORDERS,
  type Entry,
  type Hook,
} from "../../interop.contract.ts";
import { readBundle } from "./bundle.ts";
import { isDeeper } from "./depth.ts";
import { isMedication, isTaken, medicationOf, referenceOf } from "./medication-of.ts";
import type { ChartMedication } from "./medication-of.ts";
import { readChart, type Chart } from "./read-chart.ts";

/** One medication of the check; `ordered` are those that alerts are about. */
export type Listed = ChartMedication & { readonly ordered: boolean };

export type CdsCall = {
  readonly request: CdsRequest;
  /** The ordered first, then other drafts, then what is taken. */
  readonly medications: readonly Listed[];
  readonly chart: Chart;
};

/** @throws Failure that names what is wrong, never with a value of the request. */
export function readRequest(body: unknown, hook: Hook): CdsCall {
  if (isDeeper(body, MOST_DEPTH)) throw refused("The request", "is nested too deeply");
  const read = v.safeParse(CdsRequest, body);
  if (!read.success) throw problemsOf(read.issues);
  const request = read.output;
  if (request.hook !== hook) throw refused("hook", `must be ${hook} for this service`);
  const chart = readChart(request.prefetch);
  const drafts = hook === "patient-view" ? [] : draftsOf(request, hook);
  const ordered = isOrdered(request, hook, drafts);
  const all = [...drafts, ...chart.entries];
  const fromDrafts = listed(drafts, all, ordered);
  const known = new Set(fromDrafts.map(({ reference }) => reference));
  const taken = listed(chart.entries, all, () => hook === "patient-view").filter(
    ({ reference }) => reference === undefined || !known.has(reference),
  );
  const medications = [...fromDrafts, ...alike(taken)];
  return {
    request,
    medications: medications.toSorted((a, b) => Number(b.ordered) - Number(a.ordered)),
    chart,
  };
}

/** Before 2.0 the orders stood under another name. */
function draftsOf({ context }: CdsRequest, hook: Hook): readonly Entry[] {
  const key = hook === "medication-prescribe" ? "medications" : "draftOrders";
  const field = `context.${key}`;
  const bundle = readBundle(context[key]);
  if (!bundle) throw refused(field, "must be a Bundle");
  if (bundle.entries.length + bundle.unreadable > MOST_ORDERS) {
    throw refused(field, `may hold at most ${MOST_ORDERS} orders`);
  }
  if (bundle.unreadable > 0) throw refused(`${field}.entry`, "must each hold a resource");
  return bundle.entries;
}

const Selections = v.array(v.string());

function names({ fullUrl, resource }: Entry, selection: string): boolean {
  const own = referenceOf(resource);
  return fullUrl === selection || (own !== undefined && `/${selection}`.endsWith(`/${own}`));
}

function isOrdered(
  { context }: CdsRequest,
  hook: Hook,
  drafts: readonly Entry[],
): (entry: Entry) => boolean {
  if (hook !== "order-select") return () => true;
  const selections = v.safeParse(Selections, context["selections"]);
  if (!selections.success) throw refused("context.selections", "must be a list of references");
  if (!selections.output.every((each) => drafts.some((draft) => names(draft, each)))) {
    throw refused("context.selections", "must each name a draft order");
  }
  return (entry) => selections.output.some((each) => names(entry, each));
}

function listed(
  entries: readonly Entry[],
  all: readonly Entry[],
  ordered: (entry: Entry) => boolean,
): Listed[] {
  return entries
    .filter(({ resource }) => isMedication(resource) && isTaken(resource))
    .map((entry) => ({ ...medicationOf(entry.resource, all), ordered: ordered(entry) }));
}

/** An order and the statement of it are one medication where they are worded alike. */
function alike(medications: readonly Listed[]): Listed[] {
  const wording = ({ texts, ndcs, rxcuis }: Listed): string =>
    JSON.stringify([texts, ndcs, rxcuis]).toLowerCase();
  return [...new Map(medications.map((each) => [wording(each), each])).values()];
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Failure {
  const fields = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? "",
    message: issue.input === undefined ? "is missing" : "is not valid",
  }));
  const said = fields.map(({ field, message }) => `${field || "The request"} ${message}`);
  return new Failure("invalid-input", `${said.join(", ")}.`, { fields });
}

function refused(field: string, message: string): Failure {
  return new Failure("invalid-input", `${field} ${message}.`, { fields: [{ field, message }] });
}
