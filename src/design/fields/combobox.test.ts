import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLOSED, type ComboboxState, comboboxStep } from "./combobox.ts";

const press = (state: ComboboxState, key: string, count: number) =>
  comboboxStep(state, { type: "key", key, count });

describe("the combobox's list", () => {
  it("opens with nothing active when something is typed", () => {
    expect(comboboxStep(CLOSED, { type: "typed" })).toEqual({ open: true, active: null });
  });

  it("goes down through the list and by way of the text round to its top", () => {
    const actives = [];
    let state = comboboxStep(CLOSED, { type: "typed" });
    for (let step = 0; step < 4; step += 1) {
      state = press(state, "ArrowDown", 2);
      actives.push(state.active);
    }
    expect(actives).toEqual([0, 1, null, 0]);
  });

  it("goes up from the text to the last suggestion", () => {
    expect(press(CLOSED, "ArrowUp", 3)).toEqual({ open: true, active: 2 });
  });

  it.each(["Escape", "Enter", "Tab"])("closes at %s", (key) => {
    expect(press({ open: true, active: 1 }, key, 3)).toEqual(CLOSED);
  });

  it("closes when the focus leaves and follows the pointer", () => {
    expect(comboboxStep({ open: true, active: 1 }, { type: "left" })).toEqual(CLOSED);
    expect(comboboxStep(CLOSED, { type: "pointed", index: 2 })).toEqual({ open: true, active: 2 });
  });

  it("never stands outside the list, whatever is pressed", () => {
    const keys = fc.array(fc.constantFrom("ArrowDown", "ArrowUp", "Escape", "Enter", "Home", "a"), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(keys, fc.nat(8), (pressed, count) => {
        const { active } = pressed.reduce((state, key) => press(state, key, count), CLOSED);
        expect(active === null || (active >= 0 && active < count)).toBe(true);
      }),
    );
  });
});
