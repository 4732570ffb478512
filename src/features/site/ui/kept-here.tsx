import { useQuery } from "@tanstack/react-query";
import { Card } from "#/design/card.tsx";
import { ageOrDate } from "#/kernel/relative-time.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { keptPages } from "#/platform/client/offline/kept-list.ts";

/** The pages that this device keeps, and how old each is; nothing where it keeps none. */
export function KeptHere() {
  const { data: pages = [] } = useQuery({
    queryKey: ["kept-pages"],
    queryFn: keptPages,
    // What is asked for stands on this device.
    networkMode: "always",
    enabled: typeof window !== "undefined",
    retry: false,
  });
  if (pages.length === 0) return null;
  return (
    <Card aria-labelledby="kept-here" className="mb-6">
      <h2 id="kept-here" className="text-h3">
        Kept on this device
      </h2>
      <p className="text-small text-muted">
        {pages.length} {pages.length === 1 ? "page opens" : "pages open"} without a network, each as
        it was when it was kept. What was published since is not in it.
      </p>
      <ul className="mt-2 gap-x-8 sm:columns-2">
        {pages.map(({ path, title, keptAt }) => (
          <li key={path} className="break-inside-avoid py-1">
            <HrefLink href={path} className="link wrap-anywhere">
              {title.replace(/ \| [^|]*$/, "")}
            </HrefLink>{" "}
            <span className="text-small whitespace-nowrap text-muted">
              {keptAt === null ? "age not known" : ageOrDate(keptAt, new Date())}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
