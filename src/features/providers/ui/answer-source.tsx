import { Notice } from "#/design/notice.tsx";
import { dayText } from "../logic/provider-words.ts";
import type { AnswerSource } from "../providers.contract.ts";

/** Says who answered, and how old the answer is. */
export function AnswerSourceNote({ source }: { source: AnswerSource }) {
  const exclusions =
    source.exclusions_as_of === null
      ? "OIG's exclusion list is not loaded."
      : `OIG's exclusion list as loaded on ${dayText(source.exclusions_as_of)}.`;
  if (source.kind === "samples") {
    return (
      <Notice tone="minor" title="Sample data">
        The provider registry has not been loaded here, and its public service was not asked or did
        not answer. Only providers that are made up are known: their numbers begin with 2, which no
        issued NPI does.
      </Notice>
    );
  }
  return (
    <p className="text-small text-muted">
      {source.kind === "registry"
        ? `Source: NPPES provider registry, as of ${dayText(source.as_of)}. ${exclusions}`
        : `Source: NPPES public service, asked on ${dayText(source.as_of)}. ${exclusions}`}
    </p>
  );
}
