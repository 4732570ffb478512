import { useQuery } from "@tanstack/react-query";
import { DrugAnswerCard } from "./drug-answer-card.tsx";
import { FoundGroups } from "./found-groups.tsx";
import { searchQuery } from "./search.queries.ts";

/** Beside a search of one kind that found little: what everything else of the site has for the same words. */
export function LeadsOn({ q }: { q: string }) {
  const { data } = useQuery(searchQuery(q));
  if (data === undefined) return null;
  const groups = data.groups.filter(({ kind }) => kind !== "articles");
  if (data.answers.length === 0 && groups.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere" className="mb-6 space-y-4">
      <h2 id="elsewhere" className="text-h3">
        “{q}” elsewhere in this reference
      </h2>
      {data.answers.map((answer) => (
        <DrugAnswerCard key={answer.id} answer={answer} />
      ))}
      {groups.length > 0 && <FoundGroups groups={groups} />}
    </section>
  );
}
