import { array, assert, nat, option, property } from "fast-check";
import { expect, test } from "vitest";
import { threadsOf } from "./threads.ts";

const said = (id: string, parentCommentId: string | null, createdAt: string) => ({
  id,
  parentCommentId,
  createdAt,
});

test("a reply to a reply stands in its thread, the earlier one first", () => {
  const comments = [
    said("c", "b", "3"),
    said("b", "a", "2"),
    said("a", null, "1"),
    said("x", "elsewhere", "0"),
  ];
  const ids = threadsOf(comments).map(({ first, replies }) =>
    [first, ...replies].map(({ id }) => id),
  );
  expect(ids).toEqual([["a", "b", "c"], ["x"]]);
});

test("no comment is lost or said twice, whoever replies to whom", () => {
  const parents = array(option(nat(30), { nil: null }), { maxLength: 30 });
  assert(
    property(parents, (given) => {
      // A comment can only answer an earlier one.
      const comments = given.map((parent, index) =>
        said(`${index}`, parent !== null && parent < index ? `${parent}` : null, `${index}`),
      );
      const shown = threadsOf(comments).flatMap(({ first, replies }) => [first, ...replies]);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(comments.map(({ id }) => id).toSorted());
    }),
  );
});
