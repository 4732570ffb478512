import { articleCountText } from "../../logic/article-count.ts";

/** @param articles how many there are; undefined while the count loads. */
export function StatsStrip({ articles }: { articles: number | undefined }) {
  const stats = [
    { label: "Medical Articles", value: articleCountText(articles) },
    { label: "Platform Access", value: "24/7" },
    { label: "Data Updates", value: "Real-time" },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-paper">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse px-3 py-3 text-center">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-h2 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
