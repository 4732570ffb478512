import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium.ts";
import { passGate, untilInteractive } from "../e2e/support/test.ts";

/** A phone's processor against this one's, as Lighthouse counts. */
const CPU_SLOWER = 4;
const BETWEEN_KEYS_MS = 120;
const SETTLE_MS = 1000;
/** Event Timing tells of nothing shorter. */
const SHORTEST_MS = 16;

type Search = {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly field: (page: Page) => ReturnType<Page["locator"]>;
  /** What uncovers the field. */
  readonly uncover?: (page: Page) => Promise<void>;
};

/** From each key to the paint that shows it, in ms. */
export type Typing = { readonly durations: readonly number[] };

const combobox = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("combobox", { name });
const textbox = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("textbox", { name });

export const SEARCHES: readonly Search[] = [
  {
    name: "news search",
    path: "/news",
    text: "heart failure trial",
    field: (page) => page.getByRole("main").getByRole("searchbox", { name: "Search" }),
  },
  {
    name: "drug list",
    path: "/drugs",
    text: "metformin hydrochloride",
    field: combobox("Search drugs"),
  },
  {
    name: "drug search",
    path: "/drugs/search",
    text: "atorvastatin",
    field: combobox("Search drugs"),
  },
  { name: "NPI number", path: "/npi", text: "1234567893", field: textbox("NPI number") },
  {
    name: "NPI, last name",
    path: "/npi",
    text: "Rodriguez",
    uncover: (page) => page.getByRole("button", { name: "Advanced search" }).click(),
    field: textbox("Last name"),
  },
  {
    name: "palette",
    path: "/about",
    text: "metformin interactions",
    uncover: (page) => page.keyboard.press("Control+k"),
    field: (page) => page.getByRole("dialog").getByRole("combobox"),
  },
  {
    name: "pill imprint",
    path: "/drugs/pill-identifier",
    text: "WATSON 853",
    field: textbox("Imprint or text"),
  },
  {
    name: "calculator, BMI",
    path: "/calculators/body-mass-index#height=178",
    text: "70.5",
    field: textbox("Weight"),
  },
  {
    name: "calculator, PREVENT",
    path: "/calculators/prevent#age=50&sex=female&total=200&hdl=45&treated=yes&statin=no&diabetes=yes&smoker=no&egfr=90&bmi=35",
    text: "160",
    field: textbox("Systolic pressure"),
  },
  {
    name: "symptom box",
    path: "/symptom-checker",
    text: "shortness of breath",
    field: combobox("Search symptoms"),
  },
  {
    name: "symptom narrative",
    path: "/symptom-checker",
    text: "Crushing chest pain for 40 minutes, denies cough",
    field: textbox("Additional information"),
  },
  {
    name: "interactions",
    path: "/drug-interactions",
    text: "warfarin sodium",
    field: combobox("Add a drug"),
  },
  {
    name: "dosage medication",
    path: "/drugs/dosage-calculator",
    text: "amoxicillin and clavulanate",
    field: combobox("Medication"),
  },
];

export async function typeInto(origin: string, search: Search): Promise<Typing> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await passGate(context, origin);
    const page = await context.newPage();
    await page.goto(origin + search.path);
    await untilInteractive(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
    await search.uncover?.(page);
    const field = search.field(page);
    await field.focus();
    await page.evaluate(startObserving, SHORTEST_MS);
    await field.pressSequentially(search.text, { delay: BETWEEN_KEYS_MS });
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => Reflect.get(window, "interactionTimes"));
    return { durations: durationsOf(seen, search.text.length) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the longest event of each interaction, by its id. */
function startObserving(durationThreshold: number): void {
  const times: Record<number, number> = {};
  Reflect.set(window, "interactionTimes", times);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, "interactionId"));
      if (id > 0) times[id] = Math.max(times[id] ?? 0, entry.duration);
    }
  }).observe({ type: "event", durationThreshold, buffered: false } as PerformanceObserverInit); // The type of TypeScript lacks the threshold.
}

/** Keys of which nothing was told took less than the shortest time. */
function durationsOf(seen: Readonly<Record<string, number>>, keys: number): number[] {
  const told = Object.values(seen);
  const quick = Array.from({ length: Math.max(0, keys - told.length) }, () => SHORTEST_MS);
  return [...told, ...quick];
}
