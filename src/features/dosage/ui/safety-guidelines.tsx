import { Card } from "#/design/card.tsx";
import { Notice } from "#/design/notice.tsx";
import { RelatedTools } from "#/platform/client/related-tools.tsx";

const PANELS = [
  {
    title: "Children and newborns",
    points: [
      "Weigh the patient today, in kg only. Pounds taken for kg more than double a dose.",
      "A dose by weight stops at the adult's, unless the rule says otherwise.",
      "Order in mg and mL with the concentration; give liquids with an oral syringe.",
    ],
  },
  {
    title: "Older patients",
    points: [
      "Start at the low end and raise slowly.",
      "Creatinine can be normal while clearance is not: calculate it.",
      "Warnings name the AGS Beers Criteria (2023) where they apply.",
    ],
  },
  {
    title: "Kidneys and liver",
    points: [
      "Without renal function the dose is that for normal function, and the notes say so.",
      "The weight that goes into a formula changes its result; the sum shows which one it was.",
      "Estimates do not hold while creatinine is rising or falling fast.",
    ],
  },
  {
    title: "High-alert medications",
    points: [
      "Have a second person work the dose out from the start.",
      "Chemotherapy, insulin titration and warfarin are not calculated here.",
      "Check allergies, interactions and the other drugs with the same ingredient.",
    ],
  },
];

const LINKS = [
  { href: "/drug-interactions", label: "Drug interaction checker" },
  { href: "/drugs", label: "Drug database" },
  { href: "/drugs/pill-identifier", label: "Pill identifier" },
  { href: "/symptom-checker", label: "Symptom checker" },
];

/** The safety guideline panels, the disclaimer and where a clinician goes next. */
export function SafetyGuidelines() {
  return (
    <>
      <section aria-labelledby="safety" className="mt-8 print:hidden">
        <h2 id="safety" className="text-h2">
          Safety guidelines
        </h2>
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          {PANELS.map(({ title, points }) => (
            <Card key={title} as="div">
              <h3 className="text-h3">{title}</h3>
              <ul className="mt-1 list-disc space-y-1 pl-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </section>
      <Notice tone="info" title="Disclaimer" className="mt-6 print:break-inside-avoid">
        For healthcare professionals. The calculator applies published rules to what was typed; it
        knows neither the patient nor the chart. Compare every dose with the current label and local
        protocol before it is given. It does not replace clinical judgment.
      </Notice>
      <RelatedTools links={LINKS} />
    </>
  );
}
