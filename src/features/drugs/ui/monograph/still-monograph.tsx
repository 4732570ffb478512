import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { stillPart } from "#/platform/client/waking/part.tsx";

export const StillCalculators = stillPart(
  async () => (await import("./ingredient-calculators.tsx")).IngredientCalculators,
  null,
);

export const StillMonograph = stillPart(
  async () => (await import("./monograph-view.tsx")).MonographView,
  <Loading label="Loading the monograph">
    <SkeletonText lines={8} className="max-w-column" />
  </Loading>,
);
