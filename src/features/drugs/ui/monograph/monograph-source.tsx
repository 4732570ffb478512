import { Fragment } from "react";
import { labelWords } from "../../logic/monograph-words.ts";
import type { Monograph, MonographLabel } from "../../monographs.contract.ts";

const DAILYMED = "https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=";

/** Which labels a monograph was checked against, by whom it was not, and where to report an error in it. */
export function MonographSource({
  name,
  monograph: { labels, checkedOn },
  supportEmail,
}: {
  name: string;
  monograph: Monograph;
  supportEmail: string | null;
}) {
  return (
    <p className="mt-4 max-w-column border-t border-line pt-3 text-small text-muted">
      {labels === undefined ? (
        <>
          Written from general knowledge on <Day of={checkedOn} /> and checked against no label
          yet.{" "}
        </>
      ) : (
        <>
          Parts that name a label were checked on <Day of={checkedOn} /> against{" "}
          {labels.map((label, at) => (
            <Fragment key={label.setId}>
              {at > 0 && ", and "}
              <LabelLink {...label} />
            </Fragment>
          ))}
          .{" "}
        </>
      )}
      No pharmacist has reviewed it yet.{" "}
      <a href={reportAddress(name, supportEmail)} className="link">
        Report an error in this monograph
      </a>
    </p>
  );
}

function LabelLink({ setId, title, version }: MonographLabel) {
  return (
    <>
      <a href={`${DAILYMED}${encodeURIComponent(setId)}`} className="link" rel="noopener">
        the label {labelWords({ title, version })}
      </a>{" "}
      (set id <span className="code wrap-anywhere">{setId}</span>)
    </>
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
