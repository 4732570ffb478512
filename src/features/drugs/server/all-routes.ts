import type { Database } from "#/platform/database/database.ts";
import { type Route, serve } from "#/platform/http/serve.ts";
import { DrugChanges } from "../changes.contract.ts";
import { listDrugChanges } from "../changes.endpoints.ts";
import { type DrugDetail, NoInput } from "../drugs.contract.ts";
import { createDrugChanges } from "./changes.store.ts";
import { createDrugDetails } from "./drug-detail.store.ts";
import { createDrugSearch } from "./drug-search.store.ts";
import { createDrugSources } from "./drug-sources.store.ts";
import { createDrugSuggestions } from "./drug-suggestions.store.ts";
import { drugRoutes } from "./drug.routes.ts";
import { fdaRecordRoutes } from "./fda-record.routes.ts";
import { createFdaRecordStore } from "./fda-record.store.ts";
import { createLabelStore } from "./label.store.ts";
import { labelRoutes } from "./label.routes.ts";
import { monographRoutes } from "./monograph.routes.ts";
import { createMonographStore } from "./monograph.store.ts";

/** The whole of this feature's API over one database. */
export function drugReferenceRoutes(
  database: Database,
  onOpen?: (drug: DrugDetail) => void,
): Route[] {
  const labels = createLabelStore(database);
  const monographs = createMonographStore();
  const changes = createDrugChanges(database, labels);
  return [
    serve(
      listDrugChanges,
      { input: NoInput, output: DrugChanges },
      { access: "anyone", cache: "public" },
      async () => ({ changes: await changes.latest() }),
    ),
    ...fdaRecordRoutes(createFdaRecordStore(database)),
    ...drugRoutes({
      search: createDrugSearch(database, monographs),
      suggestions: createDrugSuggestions(database),
      details: createDrugDetails(database, labels, monographs),
      sources: createDrugSources(database),
      onOpen,
    }),
    ...labelRoutes(labels),
    ...monographRoutes(database, monographs),
  ];
}
