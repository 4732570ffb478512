import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { containerOf } from "./container.ts";

test.each([
  ["", "empty"],
  ["  \n", "empty"],
  ['{"results": []}', "json"],
  ['\uFEFF[{"a":1}]', "json"],
  ['<?xml version="1.0"?><document/>', "xml"],
  ["<document xmlns='urn:hl7-org:v3'>", "xml"],
  ["<!DOCTYPE html><html>", "html"],
  ["<html><body>Access denied", "html"],
  ["<?xml version='1.0'?><!DOCTYPE html PUBLIC ''><html xmlns='x'>", "html"],
  ["PRODUCTID\tPRODUCTNDC\n", "text"],
  ["\u0000\u0001\u0002", "binary"],
])("%j is %s", (text, container) => {
  expect(containerOf(Buffer.from(text))).toBe(container);
});

test("knows archives by their mark", () => {
  expect(containerOf(gzipSync("x"))).toBe("gzip");
  expect(containerOf(Buffer.from("PK\u0003\u0004"))).toBe("zip");
  expect(containerOf(Buffer.from("\uFEFFa\tb", "utf16le"))).toBe("text");
});
