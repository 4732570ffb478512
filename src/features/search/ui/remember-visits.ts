import { rememberChoice } from "./recent-choices.ts";

/** Pages that somebody comes back to, and what they are; the first that fits. */
const WORTH: readonly (readonly [path: RegExp, detail: string])[] = [
  [/^\/drugs\/ingredients\/[^/]+$/, "Monograph"],
  [/^\/drugs\/category\//, ""],
  [/^\/drugs\/[^/]+\/[^/]+$/, "Drug"],
  [/^\/calculators\/[^/]+$/, "Calculator"],
];
const LISTS = "/drug-interactions";
const FEWEST_DRUGS = 2;

type Router = {
  readonly subscribe: (event: "onRendered" | "onBeforeNavigate", tell: () => void) => unknown;
};

/** Keeps in this browser, for Home, which drugs, calculators and lists were last opened. */
export function rememberVisits(router: Router): void {
  rememberPage();
  router.subscribe("onRendered", rememberPage);
  // A list is complete when it is left.
  router.subscribe("onBeforeNavigate", rememberList);
  addEventListener("pagehide", rememberList);
}

function rememberPage(): void {
  const { pathname } = location;
  const detail = WORTH.find(([path]) => path.test(pathname))?.[1];
  const title = document.querySelector("main h1")?.textContent;
  if (detail && title) rememberChoice({ title, detail, href: pathname });
}

function rememberList(): void {
  if (location.pathname !== LISTS) return;
  const drugs = new URLSearchParams(location.hash.slice(1)).getAll("d");
  if (drugs.length < FEWEST_DRUGS) return;
  const href = `${LISTS}${location.hash}`;
  rememberChoice({ title: drugs.join(", "), detail: "Interaction list", href });
}
