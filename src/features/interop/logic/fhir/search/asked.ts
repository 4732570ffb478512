/** A search as it was asked: what is looked for, and how the answer shall look. */
import { searchProblem } from "./problem.ts";

export const MOST_PER_PAGE = 200;
const USUAL_PER_PAGE = 20;
const MOST_VALUE = 2000;
const MOST_PARAMETERS = 60;

/** One criterion: "name:text=a,b" is name, "text" and the two values. */
export type Criterion = {
  readonly name: string;
  readonly modifier: string;
  readonly values: readonly string[];
  readonly text: string;
};

export type Asked = {
  readonly criteria: readonly Criterion[];
  readonly count: number;
  readonly cursor: string | undefined;
  readonly elements: readonly string[];
  readonly includes: readonly string[];
  readonly onlyTotal: boolean;
  /** What was asked and is not understood, by name. */
  readonly ignored: readonly string[];
  /** All that was understood, as `Bundle.link` repeats it, without the cursor. */
  readonly understood: readonly (readonly [name: string, value: string])[];
};

/** Parameters that say what no resource is: to leave them out would answer with more than was asked for. */
const REFUSED = /^_has|^_filter$|^_query$|^_list$|^_text$|^_content$|:missing$|:not$|:contains$/;

type Reader = (value: string, asked: Writable) => void;
type Writable = { -readonly [Key in keyof Asked]: Asked[Key] };

const RESULT_PARAMETERS: Readonly<Record<string, Reader>> = {
  _count: (value, asked) => {
    if (!/^\d{1,9}$/.test(value)) {
      const message = `must be a whole number from 0 to ${MOST_PER_PAGE}`;
      throw searchProblem("value", "_count", message);
    }
    asked.count = Math.min(Number(value), MOST_PER_PAGE);
    asked.onlyTotal = asked.onlyTotal || asked.count === 0;
  },
  _cursor: (value, asked) => {
    asked.cursor = value;
  },
  _elements: (value, asked) => {
    asked.elements = [...asked.elements, ...value.split(",").map((name) => name.trim())];
  },
  _include: (value, asked) => {
    asked.includes = [...asked.includes, value];
  },
  _revinclude: (value, asked) => {
    asked.includes = [...asked.includes, value];
  },
  _summary: (value, asked) => {
    if (value === "count") asked.onlyTotal = true;
    else if (value !== "false") asked.ignored = [...asked.ignored, "_summary"];
  },
  _total: () => undefined,
  _format: () => undefined,
  _pretty: () => undefined,
};

const NOT_REPEATED = new Set(["_cursor", "_format", "_pretty"]);

/** @throws Failure where something is asked that must not be passed over. */
export function readAsked(
  parameters: Iterable<readonly [string, string]>,
  isKnown: (name: string) => boolean,
): Asked {
  const asked: Writable = {
    criteria: [],
    count: USUAL_PER_PAGE,
    cursor: undefined,
    elements: [],
    includes: [],
    onlyTotal: false,
    ignored: [],
    understood: [],
  };
  const all = [...parameters];
  if (all.length > MOST_PARAMETERS) {
    throw searchProblem("too-costly", "", `At most ${MOST_PARAMETERS} parameters are read.`);
  }
  for (const [full, value] of all) readOne(full, value, asked, isKnown);
  return asked;
}

function readOne(
  full: string,
  value: string,
  asked: Writable,
  isKnown: (name: string) => boolean,
): void {
  refuseUnreadable(full, value);
  const read = Object.hasOwn(RESULT_PARAMETERS, full) ? RESULT_PARAMETERS[full] : undefined;
  const [name = "", modifier = ""] = full.replace(/:Practitioner\.|:Location\./, ".").split(":");
  if (read) read(value, asked);
  else if (isKnown(name)) asked.criteria = [...asked.criteria, criterionOf(name, modifier, value)];
  else if (name.includes("."))
    throw searchProblem("not-supported", full, "this chain is not known");
  else {
    asked.ignored = [...asked.ignored, full];
    return;
  }
  if (NOT_REPEATED.has(full)) return;
  const said = full === "_count" ? String(asked.count) : value;
  asked.understood = [...asked.understood, [full, said]];
}

function refuseUnreadable(full: string, value: string): void {
  if (REFUSED.test(full)) {
    const message = "is not supported, and would widen the answer if it were left out";
    throw searchProblem("not-supported", full.slice(0, 60), message);
  }
  if (value.length > MOST_VALUE) {
    throw searchProblem("too-costly", full.slice(0, 60), `is longer than ${MOST_VALUE} characters`);
  }
  // PostgreSQL's text cannot hold NUL or half a surrogate pair.
  if ([full, value].some((text) => text.includes("\0") || !text.isWellFormed())) {
    throw searchProblem("invalid", "", "A parameter holds characters that are not text.");
  }
}

/** Values are parted by commas; "\," is a comma. */
function criterionOf(name: string, modifier: string, text: string): Criterion {
  const values = text
    .split(/(?<!\\),/)
    .map((value) => value.replace(/\\([,$|\\])/g, "$1").trim())
    .filter((value) => value !== "");
  if (values.length === 0) throw searchProblem("required", name, "is empty");
  return { name, modifier, values, text };
}

/** "system|code", "|code" and "code"; the system is undefined where any will do. */
export function tokenOf(value: string): { system: string | undefined; code: string } {
  const bar = value.indexOf("|");
  return bar < 0
    ? { system: undefined, code: value }
    : { system: value.slice(0, bar), code: value.slice(bar + 1) };
}
