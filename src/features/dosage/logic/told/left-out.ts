import { capitalized, wordsOf } from "#/kernel/text.ts";
import { LEFT_OUT } from "#knowledge/dosing.js";
import type { LeftOut } from "../record/left-out-record.ts";
import { type NoDoseAnswer, withoutDose } from "../answer.ts";

const keyOf = (name: string): string => wordsOf(name).join(" ");

type Named = { readonly id: string; readonly group: LeftOut };

const byName: ReadonlyMap<string, Named> = new Map(
  LEFT_OUT.flatMap((group) =>
    group.names.split(/\s+/).flatMap((entry) => {
      const names = entry.split("=");
      const [id = entry] = names;
      return names.map((name): [string, Named] => [keyOf(name), { id, group }]);
    }),
  ),
);

/** Why a medication is not on record, where its whole kind is left out; undefined for any other name. */
export function whyLeftOut(asked: string): NoDoseAnswer | undefined {
  const found = byName.get(keyOf(asked));
  if (found === undefined) return undefined;
  const name = found.id.replaceAll("-", " ");
  return withoutDose("refused", `Not calculated here: ${found.group.why}`, {
    medication: capitalized(name),
    notes: [`Use instead: ${found.group.use}`],
  });
}
