import { strings, type JsonObject } from "../fields.ts";
import { formInText } from "./form-in-text.ts";
import type { PillFacts } from "../records.ts";
import { pillInPanel } from "./pill-in-panel.ts";
import { strengthsInText } from "./strength-in-text.ts";

export type LabelFacts = {
  readonly dosageForm: string | undefined;
  readonly strength: string | undefined;
  readonly pill: PillFacts | undefined;
};

/**
 * Dosage form, strength and looks of a label's products as its own words give them: openFDA's label record has
 * no fields for them. A strength is taken only where the words leave no choice, else it stays unknown.
 */
export function factsInLabel(
  record: JsonObject,
  generic: string,
  ndcs: readonly string[],
  substances: number,
): (ndc: string | undefined) => LabelFacts {
  const panels = strings(record, "package_label_principal_display_panel");
  const supplied = strings(record, "how_supplied");
  const forms = strings(record, "dosage_forms_and_strengths");
  const dosageForm =
    formInText([...panels, generic].join(" ")) ??
    formInText([...forms, ...supplied].join(" ").slice(0, 1500)) ??
    formInText(strings(record, "description").join(" ").slice(0, 1500)) ??
    formInText(strings(record, "dosage_and_administration").join(" ").slice(0, 3000));
  const everywhere = strengthsInText([...panels, ...forms].join(" "));
  return (ndc) => {
    const own = ndc === undefined ? [] : panels.filter((panel) => panel.includes(ndc));
    const strengths = strengthsInText(own.join(" "));
    const alone = ndcs.length <= 1 ? everywhere : [];
    return {
      dosageForm: formInText(own.join(" ")) ?? dosageForm,
      strength: wholeStrength(only(strengths) ?? only(alone), substances),
      pill:
        own.length === 1 || panels.length === 1
          ? pillInPanel(own[0] ?? panels[0] ?? "")
          : undefined,
    };
  };
}

function only(strengths: readonly string[]): string | undefined {
  return strengths.length === 1 ? strengths[0] : undefined;
}

/** Of several substances one amount is not the strength: only "80 mg/12.5 mg" is. */
function wholeStrength(strength: string | undefined, substances: number): string | undefined {
  return substances < 2 || /m?c?g\/[\d.]+ m?c?g/.test(strength ?? "") ? strength : undefined;
}
