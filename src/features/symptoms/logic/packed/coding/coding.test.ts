import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeMembers, rowOf } from "./members.ts";
import type { Coder } from "./coder.ts";
import { Reader } from "./reader.ts";
import { Writer } from "./writer.ts";

/** What comes back when it is written with a layout and read again. */
function andBack<Value>(layout: (coder: Coder, given?: Value) => Value, given: Value) {
  const writer = new Writer();
  layout(writer, given);
  const text = writer.text();
  return { text, read: layout(new Reader(text)) };
}

const codeCounts = (coder: Coder, given: readonly number[] = []): number[] => {
  coder.within(0, 0, 0);
  let before = 0;
  return Array.from({ length: coder.count(given.length) }, (_, index) => {
    coder.within(1, before, index % 3);
    before = coder.count(given[index] ?? 0);
    return before;
  });
};

test("numbers come back as they were written, large ones too", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(5), fc.nat(2 ** 30))), (numbers) => {
      expect(andBack(codeCounts, numbers).read).toEqual(numbers);
    }),
  );
});

test("what is foreseen takes next to nothing", () => {
  const { text, read } = andBack(
    codeCounts,
    Array.from({ length: 3000 }, (_, index) => index % 3),
  );
  expect(read.length).toBe(3000);
  expect(text.length).toBeLessThan(120);
});

test("members of a row come back, in ascending order", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(weights, fc.infiniteStream(fc.boolean()), (weighed, chosen) => {
      const row = rowOf(weighed);
      const members = weighed.flatMap((_, place) => (chosen.next().value ? [place] : []));
      const layout = (coder: Coder, given?: readonly number[]): readonly number[] =>
        codeMembers(coder, 0, row, members.length, given);
      expect(andBack(layout, members).read).toEqual(members);
    }),
  );
});
