import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { absoluteAddress, cleanHtml, plainText, wordCount } from "./clean-html.ts";

const BASE = "https://source.example/a/b";

describe("a source's HTML", () => {
  test.each([
    ["<p onclick='x()'>Hi <b>you</b></p>", "<p>Hi <b>you</b></p>"],
    ["<script>x()</script><style>p{}</style>text", "text"],
    ["<iframe src='//x'></iframe><form><input></form><object>o</object>", ""],
    ["<img src='https://x.example/1.gif' onerror='x()'>a", "a"],
    ["<p style='color:red' class='c'>a</p>", "<p>a</p>"],
    ["<h1>Title</h1>", "<h2>Title</h2>"],
    ["<a href='javascript:x()'>a</a>", "<span>a</span>"],
    ["<a href='data:text/html,x'>a</a>", "<span>a</span>"],
    ["<a name='top'></a><p>a</p>", "<span></span><p>a</p>"],
    ["<a href='mailto:x@y.example'>a</a><b>c</b>", "<span>a</span><b>c</b>"],
    [
      "<a href='../c?d=1&e=2'>a</a>",
      '<a href="https://source.example/c?d=1&amp;e=2" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
  ])("%s becomes %s", (html, clean) => expect(cleanHtml(html, BASE)).toBe(clean));

  test("holds nothing that runs, whatever it is made of", () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      "script",
      "/script",
      "img",
      " onerror=",
      "'",
      '"',
      "javascript:",
      "x()",
      "svg",
      "/",
      "a href=",
      "&lt;",
      "&#60;",
      "style",
      "=",
      " ",
      "<!--",
      "-->",
      "math",
      "\u0000",
      "iframe",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const clean = cleanHtml(parts.join(""), BASE);
        expect(clean).not.toMatch(/<\s*(script|img|svg|style|iframe|math)/i);
        expect(clean).not.toMatch(/<[^>]*(\son\w+\s*=|javascript:)/i);
        expect(cleanHtml(clean, BASE)).toBe(clean);
      }),
    );
  });
});

describe("plain text", () => {
  test.each([
    ["<p>One</p><p>two</p>", "One two"],
    ["A &amp; B &lt; C", "A & B < C"],
    ["&lt;p&gt;Escaped &amp;amp; twice&lt;/p&gt;", "Escaped & twice"],
    ["a<br>b\n\t c", "a b c"],
    ["<style>p{}</style>x", "x"],
  ])("of %s is %s", (html, text) => expect(plainText(html)).toBe(text));

  test("is counted in words", () => {
    expect(wordCount("Patients' HbA1c fell by 0.5-0.7 %, the authors' data show.")).toBe(9);
  });
});

test.each([
  ["//x.example/1", "https://x.example/1"],
  ["?q=1", "https://source.example/a/b?q=1"],
  ["ftp://x.example", null],
  ["http://user:secret@x.example/", null],
  ["http://[", null],
])("the address %s is %s", (address, whole) => expect(absoluteAddress(address, BASE)).toBe(whole));
