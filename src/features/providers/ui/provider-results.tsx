import Printer from "lucide-react/icons/printer";
import SearchX from "lucide-react/icons/search-x";
import type { ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { Notice } from "#/design/notice.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { correctionTexts } from "../logic/correction-text.ts";
import type { SearchAddress } from "../logic/search-address.ts";
import type { ProviderPage } from "../providers.contract.ts";
import { AnswerSourceNote } from "./answer-source.tsx";
import { ProviderCard } from "./provider-card.tsx";

/** What a search found, one card a provider. */
export function ProviderResults({
  answer,
  search,
  loading,
  pages,
}: {
  answer: ProviderPage;
  search: SearchAddress;
  /** Another page of it is on its way. */
  loading: boolean;
  pages: ReactNode;
}) {
  const { results, corrections, source } = answer;
  const counted = countText(answer);
  if (answer.result_count === 0 || results.length === 0) {
    return (
      <>
        <EmptyState icon={<SearchX />} title="No providers found matching your search criteria.">
          Try fewer fields, the first digits of the ZIP code, or another spelling of the name.
        </EmptyState>
        <AnswerSourceNote source={source} />
      </>
    );
  }
  return (
    <div
      className={loading ? "space-y-4 opacity-55" : "space-y-4"}
      aria-busy={loading || undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{counted}</h2>
        <Button variant="quiet" className="print:hidden" onClick={() => window.print()}>
          <Printer className="size-4" />
          Print
        </Button>
      </div>
      <LiveRegion message={`${counted} found`} />
      {corrections.length > 0 && (
        <Notice tone="info" live="polite">
          {correctionTexts(corrections).join(" ")}
        </Notice>
      )}
      {results.map((provider) => (
        <ProviderCard
          key={provider.number}
          provider={provider}
          search={search}
          open={results.length === 1}
        />
      ))}
      {pages}
      <AnswerSourceNote source={source} />
    </div>
  );
}

function countText({ result_count, result_count_capped }: ProviderPage): string {
  const number = `${thousands(result_count)}${result_count_capped ? "+" : ""}`;
  return result_count === 1 ? "1 provider" : `${number} providers`;
}
