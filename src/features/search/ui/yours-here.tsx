import { Card } from "#/design/card.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { forgetChoices, useRecentChoices } from "./recent-choices.ts";

/** What was last opened in this browser, and nowhere else known; nothing where nothing is kept. */
export function YoursHere() {
  const recent = useRecentChoices();
  if (recent.length === 0) return null;
  return (
    <Card aria-labelledby="yours">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="yours" className="caps text-muted">
          Yours, on this device
        </h2>
        <button
          type="button"
          onClick={forgetChoices}
          className="link min-h-6 text-small touch:min-h-11"
        >
          Forget
        </button>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {recent.map(({ title, detail, href }) => (
          <li key={href} className="py-1.5">
            <HrefLink href={href} className="link block min-h-6 font-medium wrap-anywhere">
              {title}
            </HrefLink>
            <span className="block truncate text-small text-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
