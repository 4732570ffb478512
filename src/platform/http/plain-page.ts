import { html } from "hono/html";

type PlainPage = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly href: string; readonly words: string };
};

/** A page for when ours cannot or shall not be rendered: HTML that needs nothing else to be read. */
export function plainPage({ title, paragraphs, link }: PlainPage) {
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${paragraphs.map((words) => html`<p>${words}</p>`)}
        ${link && html`<p><a href="${link.href}">${link.words}</a></p>`}
      </body>
    </html>`;
}
