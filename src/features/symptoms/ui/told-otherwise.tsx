import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { ageInYears, ageTyped, type Draft, isOtherAge } from "../logic/draft.ts";
import type { SymptomAnalysis } from "../symptoms.contract.ts";

/** Where the text tells of another age or gender than the form: what was counted, and a way to the other. */
export function ToldOtherwise({
  draft,
  told: { age, gender },
  onChange,
}: {
  draft: Draft;
  told: SymptomAnalysis["told"];
  onChange: (change: Partial<Draft>) => void;
}) {
  const entered = ageInYears(draft.age);
  const otherAge =
    age !== null && entered !== undefined && isOtherAge(entered, age.years) ? age : null;
  const otherGender = gender === null || gender === draft.gender ? null : gender;
  if (otherAge === null && otherGender === null) return null;
  const change = {
    ...(otherAge !== null && { age: ageTyped(otherAge.years) }),
    ...(otherGender !== null && { gender: otherGender }),
  };
  const said = [otherAge?.text, otherGender].filter(Boolean).join(", ");
  return (
    <Notice
      tone="moderate"
      title="The text tells of another patient"
      actions={
        <Button size="small" className="print:hidden" onClick={() => onChange(change)}>
          Use {Object.values(change).join(", ")}
        </Button>
      }
    >
      It says {said}. The form says age {draft.age}, {draft.gender}, and that is what counts.
    </Notice>
  );
}
