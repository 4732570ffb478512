import { SCORECARD } from "#knowledge/scorecard.js";
import type { Database } from "#/platform/database/database.ts";
import { type Route, serve } from "#/platform/http/serve.ts";
import { sourceAges } from "#/platform/ingest/source-ages.ts";
import { EvidenceAnswer, getEvidence, NoInput } from "../evidence.contract.ts";

export function evidenceRoutes(database: Database): Route[] {
  return [
    serve(
      getEvidence,
      { input: NoInput, output: EvidenceAnswer },
      { access: "anyone", cache: "public" },
      async () => ({ scorecard: SCORECARD, sources: await sourceAges(database) }),
    ),
  ];
}
