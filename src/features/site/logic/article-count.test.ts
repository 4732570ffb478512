import { expect, test } from "vitest";
import { articleCountText } from "./article-count.ts";

test.each([
  [undefined, "3.9k+"],
  [0, "0"],
  [49, "49"],
  [50, "50+"],
  [99, "50+"],
  [999, "950+"],
  [1000, "1k+"],
  [1049, "1k+"],
  [3949, "3.9k+"],
  [12_345, "12.3k+"],
])("%s articles are %s", (count, text) => expect(articleCountText(count)).toBe(text));
