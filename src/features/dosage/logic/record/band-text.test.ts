import { expect, test } from "vitest";
import { bandText, domainText } from "./band-text.ts";

test.each([
  ["3 mo to 12 y", "3 months to under 12 years"],
  ["1 y through 12 y", "1 year to 12 years"],
  ["34 wk up", "34 weeks and over"],
  ["over 5 kg through 10.5 kg", "over 5 kg to 10.5 kg"],
  ["through 30", "30 and under"],
  ["under 1 mo", "under 1 month"],
  ["over 60", "over 60"],
])("the band %s is read %s", (band, text) => {
  expect(bandText(band)).toBe(text);
});

test("a rule's domain names what its gestation is", () => {
  expect(domainText("0 d to 7 d", "under 2 kg", "34 wk up")).toBe(
    "0 days to under 7 days, under 2 kg, 34 weeks and over of gestation at birth",
  );
});
