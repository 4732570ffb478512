import { Notice } from "#/design/notice.tsx";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import { UrgencyMark } from "./urgency-mark.tsx";

const UNJUDGED: Record<SymptomAnalysis["language"], string> = {
  english: "Too little was understood to judge it.",
  none: "Too little is known to judge it.",
  "not-english":
    "The text is not in English and was not read, but for numbers and single words. Describe the case in English, or choose its symptoms from the list.",
};

/** How urgent it is and why, before anything else; an emergency interrupts. */
export function VerdictNotice({ analysis }: { analysis: SymptomAnalysis }) {
  const { triage, language, redFlags: raised, recognized } = analysis;
  const why =
    language === "english" && recognized.length > 0
      ? "Nothing abnormal was read, so there is nothing to judge."
      : UNJUDGED[language];
  const gravest = raised.filter(({ urgency }) => urgency === "emergency");
  const redFlags = gravest.length > 0 ? gravest : raised;
  const names = redFlags.map(({ id, name }) => <li key={id}>{name}</li>);
  const list = names.length > 0 && <ul className="list-disc pl-5">{names}</ul>;
  if (triage === "emergency") {
    return (
      <Notice tone="major" framed live="assertive" title="Emergency: act before reading on">
        <p>
          Call 911 or the emergency team if the patient is not already in care. This list does not
          replace stabilization.
        </p>
        {list}
        {language === "not-english" && <p>{UNJUDGED[language]}</p>}
      </Notice>
    );
  }
  if (triage === "not-judged") {
    return (
      <Notice tone="moderate" live="polite" title="Urgency not judged">
        <p>{why} This does not mean that it can wait.</p>
        {list}
      </Notice>
    );
  }
  return (
    <Notice
      tone={triage === "same-day" ? "moderate" : "info"}
      live="polite"
      title={
        <span className="inline-flex flex-wrap items-center gap-2">
          Urgency <UrgencyMark urgency={triage} />
        </span>
      }
    >
      {list || <p>No red flag in what is known. What was not asked may still be one.</p>}
    </Notice>
  );
}
