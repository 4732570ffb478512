import { expect, test } from "../support/test.ts";

const CASE =
  "Crushing chest pain for 40 minutes into the left arm, sweating. Denies cough or fever. BP 150/95, HR 104.";

test("a clinician describes a case and reads what is urgent, understood and open @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  const sent: string[] = [];
  await open("/symptom-checker");
  const form = page.getByRole("form", { name: "Symptoms" });
  const analyze = form.getByRole("button", { name: "Analyze Symptoms" });
  await expect(analyze).toBeEnabled();
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));

  await test.step("an empty form says what it needs", async () => {
    await analyze.click();
    await expect(form.getByText("Patient age is required")).toBeVisible();
    await expect(form.getByText("Gender is required")).toBeVisible();
    await expect(form.getByText("Add a symptom or describe the case")).toBeVisible();
    await expect(form.getByLabel("Patient age")).toBeFocused();
    await expectAccessible();
  });

  await form.getByLabel("Patient age").fill("58");
  await form.getByLabel("Gender").selectOption("Male");
  await form.getByLabel("Symptom duration").fill("40 minutes");
  await form.getByLabel("Additional information").fill(CASE);

  await test.step("a symptom is found by another of its names and selected", async () => {
    const search = form.getByRole("combobox", { name: "Search symptoms" });
    await search.fill("zorping");
    await expect(form.getByText('No finding is known as "zorping"')).toBeVisible();
    await search.fill("throwing up");
    await page
      .getByRole("option", { name: /^Vomiting/ })
      .first()
      .click();
    await expect(form.getByRole("button", { name: "Remove Vomiting" })).toBeVisible();
  });

  await test.step("the emergency comes first, then what was understood", async () => {
    await analyze.click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("Emergency: act before reading on");
    await expect(notice).toContainText("Chest pain into arm or jaw");
    await expect(page.getByRole("heading", { name: "Possible Conditions" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Must not miss" })).toBeVisible();
    const showAll = page.getByRole("button", { name: /^Show all/ });
    if (await showAll.isVisible()) await showAll.click();
    await expect(page.getByRole("button", { name: "Remove no Fever" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Fast pulse" })).toBeVisible();
    await expectAccessible();
  });

  await test.step("what was misread is taken out with a click", async () => {
    await page.getByRole("button", { name: "Remove Fast pulse" }).click();
    await expect(page.getByRole("button", { name: "Remove Fast pulse" })).toBeHidden();
    await page.getByRole("button", { name: "Put back Fast pulse" }).click();
    await expect(page.getByRole("button", { name: "Remove Fast pulse" })).toBeVisible();
  });

  await test.step("what is present is turned into absent, with the keyboard too", async () => {
    await page.getByRole("button", { name: "Turn Fast pulse into absent" }).press("Enter");
    await expect(
      page.getByRole("button", { name: "Turn no Fast pulse into present" }),
    ).toBeFocused();
  });

  await test.step("an answer is told apart from a form that was changed since", async () => {
    await form.getByLabel("Symptom duration").fill("2 hours");
    await page.getByRole("button", { name: "Analyze again" }).click();
    await expect(page.getByRole("button", { name: "Analyze again" })).toBeHidden();
  });

  await test.step("the address brings the choices back, and not the text", async () => {
    await expect(page).toHaveURL(/#.*has=vomiting/);
    await page.reload();
    await expect(form.getByLabel("Patient age")).toHaveValue("58");
    await expect(form.getByRole("button", { name: "Remove Vomiting" })).toBeVisible();
    await expect(form.getByLabel("Additional information")).toHaveValue("");
  });

  await test.step("what is cleared does not come back, and what is not understood is not judged", async () => {
    await form.getByRole("button", { name: "Clear All" }).click();
    await page.reload();
    await expect(form.getByLabel("Patient age")).toHaveValue("");
    await form.getByLabel("Patient age").fill("30");
    await form.getByLabel("Gender").selectOption("Female");
    await form.getByLabel("Additional information").fill("Blorp and zorp.");
    await analyze.click();
    await expect(page.getByText("Urgency not judged")).toBeVisible();
    await expect(page.getByText("Too little was understood to judge it.")).toBeVisible();
  });

  await test.step("a text in another language is said not to be read", async () => {
    await form
      .getByLabel("Additional information")
      .fill("Seit gestern habe ich Bauchkrämpfe und mir ist schwindelig.");
    await analyze.click();
    await expect(page.getByText("The text is not in English and was not read")).toBeVisible();
    await expect(page.getByRole("heading", { name: "The text was not read" })).toBeVisible();
    await expectAccessible();
  });

  await test.step("nothing that was typed left the browser", async () => {
    expect(sent.filter((request) => /crushing|vomiting|chest/i.test(request))).toEqual([]);
  });

  await expect(
    page.getByRole("navigation", { name: "Related tools" }).getByRole("link"),
  ).toHaveText(["Drug database", "Drug interaction checker", "Find a provider by NPI"]);
});

test("the checker goes on working without a network", async ({ page, open, context }) => {
  await open("/symptom-checker");
  await page.getByLabel("Patient age").fill("6 weeks");
  // The first field that is touched fetches the knowledge; suggestions tell that it has come.
  const search = page.getByRole("combobox", { name: "Search symptoms" });
  await search.fill("fev");
  await expect(page.getByRole("option", { name: /^Fever/ }).first()).toBeVisible();
  await search.fill("");
  await context.setOffline(true);
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByLabel("Additional information").fill("Fever and poor feeding since yesterday.");
  await page.getByRole("button", { name: "Analyze Symptoms" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Fever or low temperature under three months",
  );
});

test("age, gender and duration are taken from the text where the form is empty", async ({
  page,
  open,
}) => {
  await open("/symptom-checker");
  const age = page.getByLabel("Patient age");
  const analyze = page.getByRole("button", { name: "Analyze Symptoms" });
  await page
    .getByLabel("Additional information")
    .fill("A 45-year-old woman has had a cough for nine days.");
  await analyze.click();
  await expect(age).toHaveValue("45");
  await expect(page.getByLabel("Gender")).toHaveValue("female");
  await page.getByRole("button", { name: "Remove Duration: nine days" }).click();
  await expect(page.getByText("Duration: nine days")).toBeHidden();
  await age.fill("54");
  await analyze.click();
  await expect(page.getByText("The text tells of another patient")).toBeVisible();
  await page.getByRole("button", { name: "Use 45" }).click();
  await expect(age).toHaveValue("45");
  await expect(page.getByText("The text tells of another patient")).toBeHidden();
});
