import { articleCountText } from "../../logic/article-count.ts";

const FAILED = "Failed to fetch stats";

/** How many articles there are; undefined while they are counted. */
export type ArticleCount = number | "failed" | undefined;

export function StatsStrip({ articles }: { articles: ArticleCount }) {
  const failed = articles === "failed";
  const stats = [
    { label: "Medical Articles", value: failed ? FAILED : articleCountText(articles) },
    { label: "Platform Access", value: "24/7" },
    { label: "Data Updates", value: "Real-time" },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] divide-x divide-line rounded-card border border-line bg-paper">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-1.5 py-3 text-center sm:px-3"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className={value === FAILED ? "text-small" : "text-h3 tabular-nums sm:text-h2"}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
