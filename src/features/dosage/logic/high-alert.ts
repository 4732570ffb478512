import type { CalculatedMedication } from "./record.ts";

/** Classes whose mistakes with a concentration have killed: opioids, sedatives, blood thinners, drugs for the heart. */
const CLASSES: readonly RegExp[] = [
  /^(?:partial )?opioid(?!.*(?:antagonist$|for the gut))|^partial opioid|^opioid agonist-antagonist/i,
  /^(?:barbiturate|benzodiazepine(?! antagonist)|sedative|anesthetic|NMDA antagonist, schedule)/i,
  /^(?:anticoagulant|low molecular weight heparin|factor Xa|direct thrombin|thrombolytic|glycoprotein)/i,
  /^(?:cardiac glycoside|antiarrhythmic|inotrope|catecholamine|vasopressor|vasoconstrictor|neuromuscular)/i,
  /^(?:alpha-1 agonist|sympathomimetic$|beta agonist|phosphodiesterase 3|electrolyte|sulfonylurea|cannabinoid)/i,
];

/** Whether the weakest of several liquids is the safest to start from, so that a stronger one is never taken for its volume. */
export function isHighAlert({ class: kind }: CalculatedMedication): boolean {
  return CLASSES.some((words) => words.test(kind));
}
