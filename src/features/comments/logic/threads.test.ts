import { array, assert, nat, option, property } from "fast-check";
import { expect, test } from "vitest";
import { threadsOf, type Thread } from "./threads.ts";

const said = (id: string, parentCommentId: string | null, createdAt: string) => ({
  id,
  parentCommentId,
  createdAt,
});
type Said = ReturnType<typeof said>;

const shown = ({ first, replies }: Thread<Said>) => [...(first ? [first] : []), ...replies];
const idsOf = (comments: readonly Said[]) =>
  threadsOf(comments).map((thread) => shown(thread).map(({ id }) => id));

test("a reply to a reply stands in its thread, the earlier one first", () => {
  const comments = [said("c", "b", "3"), said("b", "a", "2"), said("a", null, "1")];
  expect(idsOf(comments)).toEqual([["a", "b", "c"]]);
});

test("replies whose first comment is elsewhere are one thread, and stay where they are when it comes", () => {
  const page = [said("d", "a", "5"), said("c", null, "4"), said("b", "a", "3")];
  expect(threadsOf(page)[0]).toMatchObject({ id: "a", first: null });
  expect(idsOf(page)).toEqual([["b", "d"], ["c"]]);
  expect(idsOf([...page, said("a", null, "1")])).toEqual([["a", "b", "d"], ["c"]]);
});

test("no comment is lost or said twice, whoever replies to whom", () => {
  const parents = array(option(nat(30), { nil: null }), { maxLength: 30 });
  assert(
    property(parents, (given) => {
      // A comment can only answer an earlier one; the newest comes first.
      const comments = given
        .map((parent, index) =>
          said(`${index}`, parent !== null && parent < index ? `${parent}` : null, `${index}`),
        )
        .toReversed();
      expect(idsOf(comments).flat().toSorted()).toEqual(comments.map(({ id }) => id).toSorted());
    }),
    { numRuns: 50 },
  );
});
