import { expect, test } from "vitest";
import { correctionTexts } from "./correction-text.ts";

test("each word that was typed has its sentence", () => {
  expect(
    correctionTexts([
      { typed: "SMOTH", taken: "SMITH" },
      { typed: "SMOTH", taken: "MCDOUGALL" },
      { typed: "MAT", taken: "MAT*" },
      { typed: "cardiolgy", taken: "cardiology" },
    ]),
  ).toEqual([
    "Nothing matches “Smoth” as typed. Showing Smith, McDougall.",
    "Nothing matches “Mat” as typed. Showing what begins with it.",
    "Nothing matches “cardiolgy” as typed. Showing cardiology.",
  ]);
  expect(correctionTexts([])).toEqual([]);
});
