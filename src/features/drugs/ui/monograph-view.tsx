import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Notice } from "#/design/notice.tsx";
import type { Monograph, MonographAnswer } from "../monographs.contract.ts";
import { fitsRoute, isNone } from "./monograph-basis.ts";
import { MonographDoses } from "./monograph-doses.tsx";
import { MonographPart, PartText } from "./monograph-part.tsx";
import { MonographSource } from "./monograph-source.tsx";

/** The whole, or what a tab asks for. */
export type MonographParts = "all" | "dosage" | "warnings";

/** One ingredient in our own words: what is asked first in sight, the rest one click away. */
export function MonographView({
  answer: { name, monograph },
  parts,
  productRoute,
  supportEmail,
}: {
  answer: MonographAnswer;
  parts: MonographParts;
  productRoute: string | null;
  supportEmail: string | null;
}) {
  const { boxedWarning } = monograph;
  const hasBox = !isNone(boxedWarning.points);
  return (
    <Card aria-label={`Monograph of ${name}`}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-h2 wrap-anywhere">{name}</h2>
        {monograph.class.points.map((point) => (
          <Badge key={point} wraps>
            {point}
          </Badge>
        ))}
      </div>
      <div className="space-y-4">
        {hasBox && (
          <Notice tone="major" framed title="Boxed warning">
            <PartText part={boxedWarning} />
          </Notice>
        )}
        {parts !== "warnings" && (
          <>
            {!fitsRoute(monograph.doses, productRoute) && (
              <Notice tone="moderate" title="Doses for another route">
                This product is given by another route ({productRoute?.toLowerCase()}); take its
                dose from its label.
              </Notice>
            )}
            <MonographDoses name={name} doses={monograph.doses} />
          </>
        )}
        {parts === "all" ? (
          <EveryPart monograph={monograph} hasBox={hasBox} />
        ) : (
          <div className="grid gap-4 md:grid-cols-2">
            {PARTS[parts].map(([title, part]) => (
              <MonographPart key={part} title={title} part={monograph[part]} />
            ))}
          </div>
        )}
      </div>
      <MonographSource name={name} monograph={monograph} supportEmail={supportEmail} />
    </Card>
  );
}

const PARTS = {
  dosage: [
    ["Renal impairment", "renal"],
    ["Hepatic impairment", "hepatic"],
    ["Indications", "indications"],
    ["Monitoring", "monitoring"],
  ],
  warnings: [
    ["Contraindications", "contraindications"],
    ["Serious effects", "seriousEffects"],
    ["Common effects", "commonEffects"],
    ["Key interactions", "interactions"],
    ["Pregnancy", "pregnancy"],
    ["Lactation", "lactation"],
  ],
} as const;

function EveryPart({ monograph, hasBox }: { monograph: Monograph; hasBox: boolean }) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <MonographPart title="Renal impairment" part={monograph.renal} />
        <MonographPart title="Hepatic impairment" part={monograph.hepatic} />
        <MonographPart title="Contraindications" part={monograph.contraindications} />
        <MonographPart title="Indications" part={monograph.indications} />
        {!hasBox && <MonographPart title="Boxed warning" part={monograph.boxedWarning} />}
      </div>
      <Disclosure summary="Effects, pregnancy and lactation, monitoring, interactions">
        <div className="grid gap-4 md:grid-cols-2">
          <MonographPart title="Common effects" part={monograph.commonEffects} />
          <MonographPart title="Serious effects" part={monograph.seriousEffects} />
          <MonographPart title="Pregnancy" part={monograph.pregnancy} />
          <MonographPart title="Lactation" part={monograph.lactation} />
          <MonographPart title="Monitoring" part={monograph.monitoring} />
          <MonographPart title="Key interactions" part={monograph.interactions} />
        </div>
      </Disclosure>
    </>
  );
}
