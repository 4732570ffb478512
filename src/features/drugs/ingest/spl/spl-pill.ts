import { splColor, splShape } from "#/features/substances/logic/spl-codes.ts";
import { at, childrenOf, textIn, type XmlElement } from "#/platform/ingest/formats/xml-tree.ts";
import type { PillFacts } from "../records.ts";

/** What a product looks like, from its SPL characteristics; nothing for what is no solid oral dose. */
export function splPill(holder: XmlElement): PillFacts | undefined {
  const found = childrenOf(holder, "subjectOf").flatMap(
    (subject) => at(subject, "characteristic") ?? [],
  );
  const values = (code: string) =>
    found.flatMap((one) =>
      at(one, "code")?.attributes["code"] === code ? (at(one, "value") ?? []) : [],
    );
  const shape = splShape(values("SPLSHAPE")[0]?.attributes["code"] ?? "");
  const imprint = textIn(values("SPLIMPRINT")[0]);
  if (shape === undefined && imprint === "") return undefined;
  return {
    colors: values("SPLCOLOR").flatMap((value) => splColor(value.attributes["code"] ?? "") ?? []),
    shape,
    imprint,
    sizeMm: numberOf(values("SPLSIZE")[0]),
    pieces: numberOf(values("SPLSCORE")[0]),
  };
}

function numberOf(value: XmlElement | undefined): number | undefined {
  const number = Number(value?.attributes["value"]);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
