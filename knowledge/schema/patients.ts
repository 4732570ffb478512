/** Allergies and conditions of patients, from `patients/`. */
import * as v from "valibot";
import { ROUTES } from "#/features/substances/substance.ts";
import { given, Id, Member, membersText, Text } from "./fields.ts";
import { KnowledgeError, readRecords } from "./files.ts";
import type { KnowledgeModule } from "./modules.ts";

const Members = v.pipe(v.array(Member), v.nonEmpty());
const Concern = v.strictObject({
  drugs: Members,
  severity: v.picklist(["major", "moderate", "minor"]),
  contraindicated: v.optional(v.literal(true)),
  "any-route": v.optional(v.literal(true)),
  by: v.optional(v.pipe(v.array(v.picklist(routeNames())), v.nonEmpty())),
  says: Text,
  management: Text,
});
const Factor = v.strictObject({
  id: Id,
  name: Text,
  words: v.array(
    v.pipe(
      Text,
      v.check((word) => word === word.toLowerCase(), "is in lower case"),
    ),
  ),
  to: v.optional(v.array(Member)),
  concerns: v.pipe(v.array(Concern), v.nonEmpty()),
  basis: v.pipe(v.array(Id), v.nonEmpty()),
});

function routeNames(): string[] {
  return [...new Set(Object.values(ROUTES).map(([route]) => route))];
}

/** @param isSource whether an id stands among the sources of interactions. */
export function packPatients(root: string, isSource: (id: string) => boolean): KnowledgeModule {
  const read = (name: string) =>
    readRecords(root, `knowledge/patients/${name}.yaml`, v.array(Factor)).map(
      ({ to = [], concerns, ...factor }) => {
        const unknown = factor.basis.find((id) => !isSource(id));
        if (unknown !== undefined) {
          throw new KnowledgeError(`patients: ${factor.id}: no source "${unknown}"`);
        }
        return {
          ...factor,
          to: membersText(to),
          concerns: concerns.map(({ "any-route": anyRoute, drugs, ...concern }) =>
            given({ ...concern, anyRoute, drugs: membersText(drugs) }),
          ),
        };
      },
    );
  const type = "readonly PatientFactor[]";
  return {
    path: "interactions/patients",
    types: ['import type { PatientFactor } from "#/features/interactions/patient-factor.ts";'],
    exports: {
      ALLERGIES: { type, value: read("allergies") },
      CONDITIONS: { type, value: read("conditions") },
    },
  };
}
