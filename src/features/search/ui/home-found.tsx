import { useQuery } from "@tanstack/react-query";
import { LiveRegion } from "#/design/live-region.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { SearchAnswer } from "../search.contract.ts";
import { DrugAnswerCard } from "./drug-answer-card.tsx";
import { KIND_WORDS } from "./kind-words.ts";
import { rememberChoice } from "./recent-choices.ts";
import { searchQuery } from "./search.queries.ts";

/** What the search answers, under the box in which somebody types. */
export function HomeFound({ q }: { q: string }) {
  const { data, isError, isFetching, isPlaceholderData } = useQuery(searchQuery(q));
  if (isError) return <p className="mt-3 text-muted">No answer just now. Press Enter to try.</p>;
  if (data === undefined) return <p className="mt-3 text-muted">Searching...</p>;
  const nothing = data.answers.length === 0 && data.groups.length === 0;
  return (
    <div aria-busy={isFetching} className="mt-4 space-y-4">
      <LiveRegion message={isPlaceholderData ? "" : inWords(data)} />
      {nothing && !isFetching && (
        <p className="text-muted">Nothing found for “{q}”. Try another spelling.</p>
      )}
      {data.answers.map((answer) => (
        <DrugAnswerCard key={answer.id} answer={answer} />
      ))}
      <dl className="space-y-3">
        {data.groups.map(({ kind, hits, more }) => (
          <div key={kind} className="gap-3 sm:flex">
            <dt className="caps w-32 shrink-0 pt-0.5 text-muted">{KIND_WORDS[kind]}</dt>
            <dd className="min-w-0 flex-1">
              <ul>
                {hits.slice(0, 3).map(({ title, detail, href }) => (
                  <li key={href + title} className="py-0.5">
                    <HrefLink
                      href={href}
                      onClick={() => rememberChoice({ title, detail, href })}
                      className="link wrap-anywhere"
                    >
                      {title}
                    </HrefLink>{" "}
                    <span className="text-small text-muted">{detail}</span>
                  </li>
                ))}
                {more !== null && (
                  <li>
                    <HrefLink
                      href={more}
                      className="link inline-flex min-h-6 items-center text-small"
                    >
                      More {KIND_WORDS[kind].toLowerCase()}
                    </HrefLink>
                  </li>
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function inWords({ answers, groups }: SearchAnswer): string {
  const hits = groups.flatMap((group) => group.hits).length;
  const named = answers.map(({ name, boxedWarning }) =>
    boxedWarning.state === "has" ? `${name}, with a boxed warning` : name,
  );
  return [...named, hits === 0 ? "Nothing else found" : `${hits} found`].join(". ");
}
