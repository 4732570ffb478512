import { createLabelStore } from "../../features/drugs/server/label.store.ts";
import { citedStatements } from "../../features/evidence/server/cited.ts";
import { type Held, holdLabels } from "../../features/evidence/server/hold-labels.ts";
import { createReviewStore } from "../../features/evidence/server/review.store.ts";
import type { Database } from "../../platform/database/database.ts";

/** Holds the labels of this database against the statements that come with this build, where either changed. */
export async function holdStoredLabels(database: Database): Promise<Held> {
  return holdLabels({
    reviews: createReviewStore(database),
    find: createLabelStore(database).find,
    cited: await citedStatements(),
  });
}
