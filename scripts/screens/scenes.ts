import type { Page } from "@playwright/test";

/** A screen in one of its states. */
export type Scene = {
  readonly name: string;
  readonly path: string;
  /** What somebody does there before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Who looks: past the gate unless said otherwise. */
  readonly who?: "first visitor" | "signed in";
  /** On paper, or with letters of twice the size; both in addition to the plain picture. */
  readonly also?: readonly ("print" | "large text")[];
};

const CASE =
  "Crushing chest pain for 40 minutes into the left arm, sweating. Denies cough or fever. BP 150/95, HR 104.";

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

/** Answers every call of the API so that a page has to say that it failed. */
const failing = async (page: Page) => {
  await page.route("**/api/**", (route) => route.fulfill({ status: 503, json: {} }));
};

async function calculate(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Dosage" });
  await form.getByLabel("Patient type").selectOption("Pediatric");
  await form.getByLabel("Weight in kg").fill("20");
  await form.getByLabel("Age in years").fill("5");
  await form.getByRole("combobox", { name: "Medication" }).fill("tylen");
  await page
    .getByRole("option", { name: /^Acetaminophen/ })
    .first()
    .click();
  await form.getByLabel("Route").selectOption("IV");
  await press(page, "Calculate Dosage");
  await page.getByRole("heading", { name: "How it was worked out" }).waitFor();
}

async function analyze(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Symptoms" });
  await form.getByLabel("Patient age").fill("58");
  await form.getByLabel("Gender").selectOption("Male");
  await form.getByLabel("Additional information").fill(CASE);
  await press(page, "Analyze Symptoms");
  await page.getByRole("heading", { name: "Possible Conditions" }).waitFor();
}

async function check(page: Page): Promise<void> {
  await press(page, "Check Interactions");
  await page.getByRole("main").getByRole("article").first().waitFor();
}

async function identify(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Shape" }).selectOption("round");
  await page.getByRole("combobox", { name: "Color" }).selectOption("yellow");
  await page.getByRole("textbox", { name: "Imprint or text" }).fill("893");
  await press(page, "Identify Pill");
  await page.getByRole("main").getByRole("article").first().waitFor();
}

/** States beyond what a page shows when it is opened. */
export const STATES: readonly Scene[] = [
  { name: "gate", path: "/", who: "first visitor", also: ["large text"] },
  { name: "palette", path: "/about", act: (page) => page.keyboard.press("Control+k") },
  {
    name: "palette-found",
    path: "/about",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("metfromin");
    },
  },
  { name: "npi-found", path: "/npi?npi=2000000010", also: ["print", "large text"] },
  { name: "npi-list", path: "/npi?state=IL", also: ["print"] },
  { name: "npi-none", path: "/npi?lastName=xyzzyqwv" },
  { name: "npi-advanced", path: "/npi", act: (page) => press(page, "Advanced search") },
  { name: "drugs-found", path: "/drugs?search=metformin", also: ["large text"] },
  { name: "drugs-none", path: "/drugs?search=xyzzyqwv" },
  { name: "drug-search-found", path: "/drugs/search?q=metformin" },
  { name: "drug-search-none", path: "/drugs/search?q=xyzzyqwv" },
  {
    name: "interactions-found",
    path: "/drug-interactions#d=warfarin&d=aspirin&d=amiodarone&d=simvastatin&d=lisinopril",
    act: check,
    also: ["print", "large text"],
  },
  {
    name: "interactions-unknown",
    path: "/drug-interactions#d=amlodipine&d=lisinopril&d=zzqxv",
    act: (page) => press(page, "Check Interactions"),
  },
  {
    name: "pill-found",
    path: "/drugs/pill-identifier",
    act: identify,
    also: ["print", "large text"],
  },
  {
    name: "pill-refused",
    path: "/drugs/pill-identifier",
    act: (page) => press(page, "Identify Pill"),
  },
  {
    name: "dosage-found",
    path: "/drugs/dosage-calculator",
    act: calculate,
    also: ["print", "large text"],
  },
  {
    name: "dosage-refused",
    path: "/drugs/dosage-calculator",
    act: (page) => press(page, "Calculate Dosage"),
  },
  {
    name: "symptoms-found",
    path: "/symptom-checker",
    act: analyze,
    also: ["print", "large text"],
  },
  {
    name: "symptoms-refused",
    path: "/symptom-checker",
    act: (page) => press(page, "Analyze Symptoms"),
  },
  { name: "news-found", path: "/news?search=heart" },
  { name: "news-none", path: "/news?search=xyzzyqwv" },
  {
    name: "news-failed",
    path: "/about",
    act: async (page) => {
      await failing(page);
      await page
        .getByRole("link", { name: /^news$/i })
        .locator("visible=true")
        .first()
        .click();
      await page.getByRole("main").getByRole("button", { name: "Retry" }).first().waitFor();
    },
  },
  { name: "search-found", path: "/search?q=heart" },
  { name: "search-none", path: "/search?q=xyzzyqwv" },
  { name: "sign-in", path: "/signin" },
  {
    name: "sign-in-refused",
    path: "/signin",
    act: (page) => press(page, /^Sign in$/i),
  },
  { name: "reset-password", path: "/reset-password" },
  { name: "contest-npi", path: "/contest-npi?npi=1234567893" },
  { name: "offline", path: "/offline" },
  { name: "not-found", path: "/no/such/page" },
  { name: "profile-signed-out", path: "/profile" },
  { name: "bookmarks-signed-out", path: "/bookmarks" },
  { name: "profile", path: "/profile", who: "signed in", also: ["large text"] },
  { name: "bookmarks", path: "/bookmarks", who: "signed in" },
];

/** Pages that belong on paper and are read with large letters, by how they begin. */
export const CLINICAL = /^\/drugs\/(?:ingredients|[^/]+)\/|^\/news\/[^/]+\/|^\/(?:about)?$/;
