import { Card } from "#/design/card.tsx";
import { DescriptionList } from "#/design/description-list.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import type { EvidenceAnswer } from "../evidence.contract.ts";
import { sourceWords } from "./evidence-words.ts";

/** How old what this server has read is. */
export function SourcesPart({ sources }: { sources: EvidenceAnswer["sources"] }) {
  return (
    <Card aria-labelledby="sources">
      <h2 id="sources" className="scroll-mt-20 text-h2">
        Age of the sources
      </h2>
      {sources.length === 0 ? (
        <p className="mt-1 max-w-column">
          This server has imported nothing yet: it serves the starter content that comes with it.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-2 max-w-column">
            When this server last read each source in full. What was never read is not listed.
          </p>
          <DescriptionList
            items={sources.map(({ name, updatedAt }) => ({
              term: sourceWords(name),
              value: updatedAt === null ? "Never finished" : shortDate(new Date(updatedAt)),
            }))}
          />
        </>
      )}
    </Card>
  );
}
