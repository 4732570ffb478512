import { expect, test } from "vitest";
import { otherNamesFor } from "./other-names.ts";

const named = (...names: string[]) => ({
  other_names: names.map((name) => ({ type: "Doing business as", name })),
});
const shown = (names: string[], search: Parameters<typeof otherNamesFor>[1]) =>
  otherNamesFor(named(...names), search).map(({ name }) => name);

test("the name that was looked for stands first, the others as they are registered", () => {
  const names = ["OAK CLINIC", "St. Brigid's Infirmary", "ELM CLINIC"];
  expect(shown(names, { organization: "st brigids inf" })[0]).toBe("St. Brigid's Infirmary");
  expect(shown(names, { organization: "clinic elm" })[0]).toBe("ELM CLINIC");
  expect(shown(names, { lastName: "o'nobody" })).toEqual(names);
  expect(shown(names, { state: "IL" })).toEqual(names);
});
