import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import iconOf from "./icon-of.ts";

it("draws a Lucide icon that screen readers pass over, in the size it is asked for", () => {
  const Icon = iconOf({ node: [["path", { d: "m6 6 12 12" }]] });
  const markup = renderToStaticMarkup(<Icon className="size-4" strokeWidth={1} />);
  expect(markup).toContain('class="size-4"');
  expect(markup).toContain('stroke-width="1"');
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('<path d="m6 6 12 12"></path>');
});
