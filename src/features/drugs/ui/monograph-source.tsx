import type { Monograph } from "../monographs.contract.ts";

const DAILYMED = "https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=";

/** How a monograph was checked, by whom it was not, and where to report an error in it. */
export function MonographSource({
  name,
  monograph: { checked, checkedOn, label },
  supportEmail,
}: {
  name: string;
  monograph: Monograph;
  supportEmail: string | null;
}) {
  return (
    <p className="mt-4 max-w-column border-t border-line pt-3 text-small text-muted">
      {checked === "general knowledge, unchecked" ? (
        <>
          Written from general knowledge on <Day of={checkedOn} /> and checked against no label
          yet.{" "}
        </>
      ) : "setId" in checked ? (
        <>
          Parts that name the label were checked on <Day of={checkedOn} /> against{" "}
          <a
            href={`${DAILYMED}${encodeURIComponent(checked.setId)}`}
            className="link"
            rel="noopener"
          >
            {label?.title ?? name}, label version {checked.version}
          </a>{" "}
          (set id <span className="code wrap-anywhere">{checked.setId}</span>).{" "}
        </>
      ) : (
        <>
          Checked on <Day of={checkedOn} /> against {checked.guideline}, {checked.year}.{" "}
        </>
      )}
      No pharmacist has reviewed it yet.{" "}
      <a href={reportAddress(name, supportEmail)} className="link">
        Report an error in this monograph
      </a>
    </p>
  );
}

/** A date is not parted at the end of a line. */
function Day({ of }: { of: string }) {
  return <span className="whitespace-nowrap">{of}</span>;
}

/** Mail to support where there is an address, else the contact form. */
function reportAddress(name: string, supportEmail: string | null): string {
  if (supportEmail === null) return "/#contact";
  return `mailto:${supportEmail}?subject=${encodeURIComponent(`Error in the monograph of ${name}`)}`;
}
