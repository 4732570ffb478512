import { describe, expect, test } from "vitest";
import { at, childrenOf, descendants, textIn, xmlTree } from "./xml-tree.ts";

async function tree(text: string, maxCharacters = 100_000) {
  async function* pieces() {
    for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7);
  }
  return xmlTree(pieces(), "label.xml", maxCharacters);
}

describe("xmlTree", () => {
  test("reads elements, attributes and text, without prefixes", async () => {
    const root = await tree(
      '<h:doc xmlns:h="urn:x"><a n="1">x &amp; <b>y</b></a><a n="2"><![CDATA[<z>]]></a></h:doc>',
    );
    expect(root.name).toBe("doc");
    expect(childrenOf(root, "a").map((a) => a.attributes["n"])).toEqual(["1", "2"]);
    expect(textIn(root)).toBe("x & y<z>");
    expect(at(root, "a", "b")?.children).toEqual(["y"]);
    expect([...descendants(root, "b")]).toHaveLength(1);
  });

  test("never expands an entity of the document's own", async () => {
    const laughs =
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/hostname">]><l>&b;&x;</l>';
    await expect(tree(laughs)).rejects.toThrow(/label\.xml has a document type declaration/);
    await expect(tree("<l>&b;</l>")).rejects.toThrow(/label\.xml is not well-formed XML.*entity/);
  });

  test("refuses what is cut off, too large or nested too deep", async () => {
    await expect(tree("<a><b>")).rejects.toThrow(/not well-formed/);
    await expect(tree(`<a>${"x".repeat(500)}</a>`, 100)).rejects.toThrow(/larger than/);
    await expect(tree("<a>".repeat(300) + "</a>".repeat(300))).rejects.toThrow(/levels deep/);
  });
});
