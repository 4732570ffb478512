import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium.ts";

/** Draws the PNG icons that phones and installers ask for from `public/icon.svg`: `node scripts/draw-icons.ts`. */
const ICONS = [
  { file: "icon-192.png", size: 192, margin: 0, ground: "transparent" },
  { file: "icon-512.png", size: 512, margin: 0, ground: "transparent" },
  // A mask may cut away all but the inner 80 %.
  { file: "icon-maskable-512.png", size: 512, margin: 110, ground: "#ffffff" },
  { file: "apple-touch-icon.png", size: 180, margin: 26, ground: "#ffffff" },
];

const mark = await readFile("public/icon.svg", "base64");
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const { file, size, margin, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${ground}"><img style="display:block;margin:${margin}px" ` +
      `width="${size - 2 * margin}" src="data:image/svg+xml;base64,${mark}"></body>`,
  );
  await writeFile(`public/${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
