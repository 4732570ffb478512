import { isDeepStrictEqual } from "node:util";
import { Failure } from "#/kernel/failure.ts";
import { type Policy, type Route, serve } from "#/platform/http/serve.ts";
import { ChangesQuery, LabelChanges, LabelDocument, LabelQuery } from "../labels.contract.ts";
import { compareLabels, getLabel } from "../labels.endpoints.ts";
import { labelChanges } from "../logic/label-changes.ts";
import type { LabelStore, StoredLabel } from "./label.store.ts";

const PUBLIC: Policy = { access: "anyone", cache: "public" };

export function labelRoutes(labels: LabelStore): Route[] {
  const read = async (setId: string, version?: number): Promise<StoredLabel> => {
    const label = await labels.find(setId.toLowerCase(), version);
    if (label === undefined) throw new Failure("not-found", "There is no such label version here.");
    return label;
  };
  return [
    serve(
      getLabel,
      { input: LabelQuery, output: LabelDocument },
      PUBLIC,
      async ({ setId, version }) => ({
        ...(await read(setId, version)),
        versions: await labels.versions(setId.toLowerCase()),
      }),
    ),
    serve(
      compareLabels,
      { input: ChangesQuery, output: LabelChanges },
      PUBLIC,
      async ({ setId, from, to }) => {
        const [before, after] = [await read(setId, from), await read(setId, to)];
        return {
          setId,
          from,
          to,
          same: isDeepStrictEqual(before.sections, after.sections),
          readByOlder: [before, after].flatMap((one) =>
            one.readByOlder || one.reader < Math.max(before.reader, after.reader)
              ? [one.version]
              : [],
          ),
          sections: labelChanges(before.sections, after.sections),
        };
      },
    ),
  ];
}
