import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#/design/skeleton.tsx";

/** Drawn here, so that what it holds goes to nobody. The encoder is loaded with the first code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: modules } = useQuery({
    queryKey: ["qr-code", text],
    queryFn: async () => (await import("uqr")).encode(text, { ecc: "M", border: 4 }).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!modules) return <Skeleton className="size-48" />;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-48 bg-paper"
    >
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
