import { describe, expect, it } from "vitest";
import { checkedOptions, optionsOf } from "./select-options.ts";

describe("a select's options", () => {
  it("refuse an empty value and name the option that has it", () => {
    const options = [{ value: "", label: "Any state" }, ...optionsOf(["Ohio"])];
    expect(() => checkedOptions(options)).toThrow(/empty string \("Any state" has one\)/);
  });

  it("pass unchanged where every one has a value", () => {
    const options = optionsOf(["Ohio", "Utah"]);
    expect(checkedOptions(options)).toBe(options);
  });
});
