import { SkeletonText } from "#/design/skeleton.tsx";
import { partOnTouch } from "#/platform/client/waking/part-on-touch.tsx";

/** Most come to read. */
export const WriteComment = partOnTouch(
  async () => (await import("./write-comment.tsx")).WriteComment,
  <SkeletonText lines={5} />,
);
