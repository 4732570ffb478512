import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export const PICTURE = { width: 1200, height: 630 } as const;

export type PictureWords = {
  readonly siteName: string;
  /** Above the title, in small letters: the part of the site. */
  readonly section: string;
  readonly title: string;
  readonly detail?: string | undefined;
};

type Element = { type: string; props: Record<string, unknown> };

const INK = "#10212b";
const MUTED = "#4a5b66";
const BRAND = "#0b6478";
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b6478" d="M2.5 5.2C7.2 3.3 12.2 3.7 16 6.6v21.6c-3.8-2.9-8.8-3.3-13.5-1.4z"/><path fill="#084e5e" d="M29.5 5.2C24.8 3.3 19.8 3.7 16 6.6v21.6c3.8-2.9 8.8-3.3 13.5-1.4z"/><path fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M6 14.5h2.2l3.3 7.5L16 10.5 20.5 22l3.3-7.5H26"/></svg>';
const MARK_ADDRESS = `data:image/svg+xml;base64,${Buffer.from(MARK).toString("base64")}`;

/** Draws the picture that a link to a page shows elsewhere, as PNG. */
export async function drawPicture(words: PictureWords): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: satori }, { default: sharp }, fonts] = await Promise.all([
    import("satori"),
    import("sharp"),
    loadFonts(),
  ]);
  // The library's type of an element is the whole of React's; it reads type and props.
  const layout = cardOf(words) as Parameters<typeof satori>[0];
  const svg = await satori(layout, { ...PICTURE, fonts });
  // Its letters are outlines already, so that no font of this machine plays a part.
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

const WEIGHTS = [400, 600] as const;

async function loadFonts() {
  return Promise.all(
    WEIGHTS.map(async (weight) => {
      const file = `@fontsource/inter/files/inter-latin-${weight}-normal.woff`;
      const data = await readFile(fileURLToPath(import.meta.resolve(file)));
      return { name: "Inter", data, weight, style: "normal" as const };
    }),
  );
}

function cardOf({ siteName, section, title, detail }: PictureWords): Element {
  const size = title.length > 90 ? 50 : title.length > 45 ? 60 : 72;
  return box(
    {
      width: "100%",
      height: "100%",
      flexDirection: "column",
      justifyContent: "space-between",
      boxSizing: "border-box",
      padding: "64px 92px 64px 72px",
      background: "#ffffff",
      borderLeft: `20px solid ${BRAND}`,
      fontFamily: "Inter",
      color: INK,
    },
    [
      box({ fontSize: 30, fontWeight: 600, color: BRAND, letterSpacing: 1 }, section),
      box({ flexDirection: "column", gap: 20, width: 1010 }, [
        box(
          { fontSize: size, fontWeight: 600, lineHeight: 1.18, lineClamp: 4, maxWidth: 1010 },
          title,
        ),
        ...(detail === undefined ? [] : [box({ fontSize: 30, color: MUTED }, detail)]),
      ]),
      box({ alignItems: "center", gap: 20, fontSize: 30 }, [
        { type: "img", props: { src: MARK_ADDRESS, width: 56, height: 56 } },
        box({ fontWeight: 600 }, siteName),
        box({ color: MUTED }, "For US healthcare professionals"),
      ]),
    ],
  );
}

function box(style: Record<string, unknown>, children: string | Element[]): Element {
  const display = style["lineClamp"] === undefined ? "flex" : "block";
  return { type: "div", props: { style: { display, ...style }, children } };
}
