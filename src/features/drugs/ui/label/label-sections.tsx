import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Disclosure } from "#/design/disclosure.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import type { LabelSection } from "../../labels.contract.ts";
import { withParts } from "../../logic/label.ts";
import { LabelBlocks } from "./label-blocks.tsx";
import { labelQuery } from "./labels.queries.ts";

/** Sections of the label in its own words; all of them where no codes are named, with a rail to get about. */
export function LabelSections({
  setId,
  version,
  codes,
  rail = false,
}: {
  setId: string;
  version: number;
  codes?: readonly string[];
  rail?: boolean;
}) {
  const base = useId();
  const label = useQuery(labelQuery(setId, version));
  if (label.isPending) {
    return (
      <Loading label="Loading the label">
        <SkeletonText lines={8} className="max-w-column" />
      </Loading>
    );
  }
  if (label.isError) {
    return (
      <ErrorState
        title="The label could not be loaded"
        headingLevel="h3"
        onRetry={() => void label.refetch()}
        retrying={label.isFetching}
      >
        What is shown above comes from the same label in short.
      </ErrorState>
    );
  }
  const { sections } = label.data;
  const shown = codes === undefined ? sections : codes.flatMap((code) => withParts(sections, code));
  if (shown.length === 0) {
    return <p className="text-muted">The label has no section of this kind.</p>;
  }
  const heads = shown.flatMap((section, at) =>
    section.depth === 0 ? [{ at, title: section.title }] : [],
  );
  const list = heads.map(({ at, title }) => (
    <li key={at}>
      <a
        href={`#${base}-${at}`}
        className="inline-flex min-h-6 items-center text-muted hover:text-brand hover:underline touch:min-h-11"
      >
        {title}
      </a>
    </li>
  ));
  return (
    <div className={rail ? "gap-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]" : undefined}>
      {rail && (
        <nav aria-label="Sections of the label" className="mb-4 text-small print:hidden">
          <Disclosure summary={`${heads.length} sections`} className="lg:hidden">
            <ol>{list}</ol>
          </Disclosure>
          <ol className="sticky top-20 max-h-[80vh] space-y-0.5 overflow-y-auto border-l border-line pl-3 max-lg:hidden">
            {list}
          </ol>
        </nav>
      )}
      <div className="min-w-0 space-y-5">
        {shown.map((section, at) => (
          <Section key={at} id={`${base}-${at}`} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ id, section }: { id: string; section: LabelSection }) {
  const Heading = section.depth === 0 ? "h3" : "h4";
  return (
    <div id={id} className="scroll-mt-20">
      <Heading className={section.depth === 0 ? "mb-2 text-h3" : "mb-1 font-semibold"}>
        {section.title}
      </Heading>
      <LabelBlocks blocks={section.blocks} />
    </div>
  );
}
