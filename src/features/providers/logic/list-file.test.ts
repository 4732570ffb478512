import { expect, test } from "vitest";
import { textOfFile } from "./list-file.ts";

const LIST = "NPI\r\n2000017626,Zoë";

test.each([
  ["UTF-8", Buffer.from(LIST)],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${LIST}`)],
  ["UTF-16, little end first", Buffer.from(`\uFEFF${LIST}`, "utf16le")],
  ["UTF-16, big end first", Buffer.from(`\uFEFF${LIST}`, "utf16le").swap16()],
])("a list in %s is read", (_, bytes) => {
  expect(textOfFile(bytes)).toBe(LIST);
});

test("what is no text is none, and Latin-1 does not hide the numbers", () => {
  expect(textOfFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toBeNull();
  expect(textOfFile(Buffer.from(LIST, "latin1"))).toContain("2000017626");
});
