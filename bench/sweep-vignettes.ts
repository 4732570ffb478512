import { OWN_TEXTS } from "../src/features/symptoms/cases/own-texts.ts";
import { changeBy, indented, quoted, wrapped } from "../src/features/symptoms/cases/wrapping.ts";
import type { Figure } from "./measure.ts";

const WRAPS: readonly (readonly [string, (text: string) => string])[] = [
  ...[40, 60, 80].map(
    (columns) => [`at ${columns} columns`, (text: string) => wrapped(text, columns)] as const,
  ),
  ["as a mail quotes them", (text) => quoted(wrapped(text, 72))],
  ["indented", (text) => indented(wrapped(text, 70))],
];

/** How vignettes of our own are read once their lines end elsewhere: charts and mails are wrapped. */
export function sweepVignettes(): Figure[] {
  const changes = WRAPS.map(([way, rewrite]) => ({
    way,
    each: OWN_TEXTS.map((one) => changeBy(one, rewrite(one.text))),
  }));
  return [
    { what: "vignettes of our own", measured: OWN_TEXTS.length, unit: "texts" },
    { what: "wraps of each", measured: WRAPS.length, unit: "ways" },
    ...changes.flatMap(({ way, each }): Figure[] => [
      {
        what: `${way}: readings that differ, none of which should`,
        measured: each.filter(({ isSame }) => !isSame).length,
        unit: "readings",
      },
      {
        what: `${way}: denied findings turned into stated ones, none of which should be`,
        measured: each.reduce((sum, { turned }) => sum + turned.length, 0),
        unit: "findings",
      },
    ]),
  ];
}
