/** What the interaction checker reads, from `interactions/` and `groups/`. */
import { basename } from "node:path";
import * as v from "valibot";
import { RuleNote, RuleRecord } from "#/features/interactions/logic/rules/rule.schema.ts";
import { given, Id, Member, membersText, Text, Texts } from "./fields.ts";
import { KnowledgeError, readRecords, recordFiles } from "./files.ts";
import type { KnowledgeModule } from "./modules.ts";
import { packPatients } from "./patients.ts";

const SECTIONS: Readonly<Record<string, string>> = {
  interactions: "i",
  "boxed warning": "b",
  contraindications: "c",
  warnings: "w",
  dosage: "d",
  pharmacology: "p",
};
const RECORDS = "#/features/interactions";

const Members = v.pipe(v.array(Member), v.nonEmpty());
const Year = v.pipe(v.number(), v.integer());
const { a: _a, b: _b, notes: _notes, ...ruleFields } = RuleRecord.entries;
const { of: _of, with: _with, ...noteFields } = RuleNote.entries;
const Rule = v.strictObject({
  ...ruleFields,
  a: Members,
  b: Members,
  notes: v.optional(
    v.array(v.strictObject({ ...noteFields, of: Members, with: v.optional(Members) })),
  ),
  /** Label by the name it has in labels.yaml, and the sections that were read. */
  checked: v.optional(v.record(Text, Text)),
});
const Label = v.strictObject({
  label: Text,
  "set-id": v.pipe(v.string(), v.uuid()),
  /** Left out where the copy that was read tells none. */
  version: v.optional(Year),
  year: v.optional(Year),
});
const Group = v.strictObject({
  id: Id,
  name: Text,
  duplication: v.optional(v.picklist(["major", "moderate", "minor"])),
  members: Members,
  /** Labels that warn of two of them together. */
  checked: v.optional(v.record(Text, Text)),
});
const Role = v.looseObject({ pathway: Text, as: Text, band: Text, source: Id, members: Members });
const Effect = v.looseObject({
  effect: Id,
  weight: v.picklist([1, 2, 3]),
  source: Id,
  members: Members,
});
const Cleared = v.strictObject({
  pair: v.pipe(v.array(Id), v.length(2)),
  rules: Texts,
  found: Text,
  label: v.array(v.union([Text, v.number()])),
});
const Contraindicated = v.strictObject({ of: Members, with: Members });
const Quiet = v.strictObject({
  why: Text,
  basis: v.literal("labels"),
  inferred: v.optional(v.literal(true)),
  members: Members,
});
const Uses = v.array(v.strictObject({ routes: Texts, members: Members }));
const Routes = v.strictObject({
  "acts-in-place": Uses,
  "local-routes-always": Texts,
  "local-uses": Uses,
});
const Burdens = v.strictObject({
  burdens: v.array(v.looseObject({ id: Id })),
  triple: v.looseObject({}),
});
const SourceList = v.object({
  interactions: v.array(
    v.strictObject({
      id: Id,
      source: Text,
      year: v.nullable(Year),
      citation: Text,
      /** Ingredients that the title names: it is cited of pairs with one of them. */
      about: v.optional(Texts),
    }),
  ),
});

/** Files of `interactions/` that hold no rules. */
const ASIDE = ["burdens", "cleared", "contraindicated", "labels", "quiet", "routes", "unstated"];

const nameOf = (file: string): string => basename(file, ".yaml");

export function ruleTopics(root: string): string[] {
  return recordFiles(root, "interactions/*.yaml")
    .map(nameOf)
    .filter((name) => !ASIDE.includes(name));
}

export function packInteractions(root: string): KnowledgeModule[] {
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    readRecords(root, `knowledge/interactions/${name}.yaml`, schema);
  const labels = read("labels", v.array(Label));
  const place = new Map(labels.map(({ label }, index) => [label, index]));
  const sources = readRecords(root, "knowledge/sources.yaml", SourceList).interactions;
  const isSource = new Set(sources.map(({ id }) => id));
  const topics = ruleTopics(root).map((topic) => ({ topic, rules: read(topic, v.array(Rule)) }));
  for (const { id, basis } of topics.flatMap(({ rules }) => rules)) {
    const unknown = basis.find((source) => !isSource.has(source));
    if (unknown !== undefined) throw new KnowledgeError(`rule ${id}: no source "${unknown}"`);
  }
  const { burdens, triple } = read("burdens", Burdens);
  const routes = read("routes", Routes);
  const cleared = read("cleared", v.array(Cleared)).map(({ pair, rules, ...rest }) => ({
    pair: pair.join("+"),
    rules: rules.join(" "),
    ...rest,
  }));
  return [
    ...topics.map(({ topic, rules }) => ({
      path: `interactions/${topic}`,
      types: [`import type { Rule } from "${RECORDS}/rule.ts";`],
      exports: {
        RULES: {
          type: "readonly Rule[]",
          value: rules.map(({ a, b, notes, checked: _checked, ...rule }) =>
            given({
              ...rule,
              a: membersText(a),
              b: membersText(b),
              notes: notes?.map((note) =>
                given({
                  ...note,
                  of: membersText(note.of),
                  with: note.with && membersText(note.with),
                }),
              ),
            }),
          ),
        },
      },
    })),
    {
      path: "interactions/checks",
      types: [`import type { CheckedLabel } from "${RECORDS}/rule.ts";`],
      exports: {
        CHECKED_LABELS: {
          type: "readonly CheckedLabel[]",
          value: labels.map((one) => [
            one.label.split(" ")[0],
            one["set-id"],
            one.version ?? null,
            one.year ?? null,
          ]),
        },
        CHECKS: {
          type: "Readonly<Record<string, string>>",
          value: Object.fromEntries(
            [...topics.flatMap(({ rules }) => rules), ...doubles(root)].flatMap(({ id, checked }) =>
              checked === undefined ? [] : [[id, checksText(id, checked, place)]],
            ),
          ),
        },
      },
    },
    groups(root),
    packPatients(root, (id) => isSource.has(id)),
    {
      path: "interactions/sources",
      types: [`import type { RuleSource } from "${RECORDS}/rule.ts";`],
      exports: {
        SOURCES: {
          type: "Readonly<Record<string, RuleSource>>",
          value: Object.fromEntries(
            sources.map(({ id, about, ...source }) => [
              id,
              given({ ...source, about: about?.join(" ") }),
            ]),
          ),
        },
      },
    },
    {
      path: "interactions/unstated",
      exports: {
        UNSTATED: {
          type: "Readonly<Record<string, string>>",
          value: Object.fromEntries(
            Object.entries(read("unstated", v.record(Id, v.array(Id)))).map(([entry, any]) => [
              entry,
              any.join(" "),
            ]),
          ),
        },
      },
    },
    {
      path: "interactions/cleared",
      types: [`import type { Cleared } from "${RECORDS}/rule.ts";`],
      exports: { CLEARED: { type: "readonly Cleared[]", value: cleared } },
    },
    {
      path: "interactions/contraindicated",
      types: [`import type { Contraindicated } from "${RECORDS}/rule.ts";`],
      exports: {
        CONTRAINDICATED: {
          type: "readonly Contraindicated[]",
          value: read("contraindicated", v.array(Contraindicated)).map((record) => ({
            of: membersText(record.of),
            with: membersText(record.with),
          })),
        },
      },
    },
    {
      path: "interactions/quiet",
      types: [`import type { Quiet } from "${RECORDS}/group.ts";`],
      exports: {
        QUIET: { type: "readonly Quiet[]", value: packed(read("quiet", v.array(Quiet))) },
      },
    },
    {
      path: "interactions/burdens",
      types: [`import type { Burden, Triple } from "${RECORDS}/effect.ts";`],
      exports: {
        BURDENS: { type: "readonly Burden[]", value: burdens },
        TRIPLE: { type: "Triple", value: triple },
      },
    },
    {
      path: "interactions/routes",
      types: [
        `import type { LocalUse } from "${RECORDS}/group.ts";`,
        'import type { Route } from "#/features/substances/substance.ts";',
      ],
      exports: {
        ACTS_IN_PLACE: { type: "readonly LocalUse[]", value: packed(routes["acts-in-place"]) },
        LOCAL_ROUTES_ALWAYS: { type: "readonly Route[]", value: routes["local-routes-always"] },
        LOCAL_USES: { type: "readonly LocalUse[]", value: packed(routes["local-uses"]) },
      },
    },
  ];
}

/** The rules of two drugs of one class, which follow from the groups (`logic/derived-rules.ts`). */
const doubles = (root: string) =>
  recordFiles(root, "groups/*.yaml")
    .filter((file) => !/^(?:effects|pathways)-/.test(nameOf(file)))
    .flatMap((file) => readRecords(root, file, v.array(Group)))
    .map(({ id, checked }) => ({ id: `double:${id}`, checked }));

/** "0i 12cw": places in the list of labels, with the letters of their sections. */
function checksText(
  rule: string,
  checked: Readonly<Record<string, string>>,
  place: ReadonlyMap<string, number>,
): string {
  return Object.entries(checked)
    .map(([label, sections]) => {
      const letters = sections.split(" + ").map((section) => SECTIONS[section]);
      const at = place.get(label);
      if (at === undefined || letters.includes(undefined)) {
        throw new KnowledgeError(
          `interactions: rule ${rule}: no label or section "${label}: ${sections}"`,
        );
      }
      return `${at}${letters.join("")}`;
    })
    .join(" ");
}

/** Records with their members as engines read them. */
const packed = <Record extends { readonly members: readonly string[] }>(
  records: readonly Record[],
) =>
  records.map(({ members, ...rest }) =>
    // What a group was checked against stands with the rules that follow from it.
    given({ ...rest, checked: undefined, members: membersText(members) }),
  );

function groups(root: string): KnowledgeModule {
  const files = recordFiles(root, "groups/*.yaml");
  const of = (prefix: RegExp, schema: v.GenericSchema<unknown, readonly { members: string[] }[]>) =>
    files
      .filter((file) => prefix.test(nameOf(file)))
      .flatMap((file) => packed(readRecords(root, file, schema)));
  return {
    path: "interactions/groups",
    types: ["effect", "group", "role"].map(
      (name) =>
        `import type { ${name === "effect" ? "Effect" : name === "group" ? "Group" : "Role"} } from "${RECORDS}/${name}.ts";`,
    ),
    exports: {
      CLASSES: {
        type: "readonly Group[]",
        value: of(/^(?!effects-|pathways-|label-restrictions)/, v.array(Group)),
      },
      LABEL_RESTRICTIONS: {
        type: "readonly Group[]",
        value: of(/^label-restrictions$/, v.array(Group)),
      },
      ROLES: { type: "readonly Role[]", value: of(/^pathways-/, v.array(Role)) },
      EFFECT_RECORDS: { type: "readonly Effect[]", value: of(/^effects-/, v.array(Effect)) },
    },
  };
}
