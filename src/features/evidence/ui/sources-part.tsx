import { Card } from "#/design/card.tsx";
import { DescriptionList } from "#/design/description-list.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import type { EvidenceAnswer } from "../evidence.contract.ts";
import { sourceWords } from "./evidence-words.ts";

const day = (time: string) => shortDate(new Date(time));

type SourceAge = EvidenceAnswer["sources"][number];

function ageWords({ contentOn, updatedAt, lookedAt, failedAt }: SourceAge): string {
  const read =
    updatedAt === null
      ? "Never read"
      : `${contentOn === null ? "" : `Content of ${day(contentOn)}, `}read ${day(updatedAt)}`;
  const isNewer = lookedAt !== null && (updatedAt === null || lookedAt > updatedAt);
  const looked = isNewer ? `, publisher last asked ${day(lookedAt)}` : "";
  const failed = failedAt === null ? "" : `; failed ${day(failedAt)}`;
  return `${read.replace(/^read/, "Read")}${looked}${failed}`;
}

/** How old what this server has read is. */
export function SourcesPart({ sources }: { sources: EvidenceAnswer["sources"] }) {
  return (
    <Card aria-labelledby="sources">
      <h2 id="sources" className="scroll-mt-20 text-h2">
        Age of the sources
      </h2>
      <p className="mt-1 mb-2 max-w-column">
        The day that what is here of each source is of, and when this server last read it. What was
        never read is served from the starter content, if at all.
      </p>
      <DescriptionList
        items={sources.map((source) => ({
          term: sourceWords(source.name),
          value: ageWords(source),
        }))}
      />
    </Card>
  );
}
