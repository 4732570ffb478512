import { Card } from "#/design/card.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Group } from "../search.contract.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { rememberChoice } from "./recent-choices.ts";

/** What was found, a card a kind. */
export function FoundGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {groups.map((group) => (
        <GroupCard key={group.kind} group={group} />
      ))}
    </div>
  );
}

function GroupCard({ group: { kind, hits, more } }: { group: Group }) {
  return (
    <Card aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`} className="mb-1 text-h3">
        {KIND_WORDS[kind]}
      </h2>
      <ul className="divide-y divide-line">
        {hits.map(({ title, detail, href }) => (
          <li key={href + title} className="py-2">
            <HrefLink
              href={href}
              onClick={() => rememberChoice({ title, detail, href })}
              className="link font-medium wrap-anywhere"
            >
              {title}
            </HrefLink>
            <p className="text-small text-muted">{detail}</p>
          </li>
        ))}
      </ul>
      {more !== null && (
        <HrefLink href={more} className="link inline-flex min-h-6 items-center">
          More {KIND_WORDS[kind].toLowerCase()}
        </HrefLink>
      )}
    </Card>
  );
}
