import { html, raw } from "hono/html";

/** The look of the site in so few words that they stand in the page itself. */
export const PLAIN_STYLE = `
body { margin: 0; background: #f5f7f8; color: #10212b; font: 16px/1.5 Inter, system-ui, sans-serif }
main { box-sizing: border-box; max-width: 560px; margin: 12vh auto; padding: 32px 24px; background: #fff; border: 1px solid #dde4e8; border-top: 4px solid #0b6478; border-radius: 6px; overflow-wrap: anywhere }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; letter-spacing: -0.01em }
p { margin: 12px 0 0 }
a { color: #0b6478 }
a:focus-visible { outline: 2px solid #1a5fd0; outline-offset: 2px }
@media (max-width: 608px) { main { margin: 16px } }
`;

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
        ${raw(`<style>${PLAIN_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${paragraphs.map((words) => html`<p>${words}</p>`)}
          ${link && html`<p><a href="${link.href}">${link.words}</a></p>`}
        </main>
      </body>
    </html>`;
}
