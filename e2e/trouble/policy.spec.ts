import { expect, test } from "@playwright/test";
import { refusalsOn } from "../support/refusals.ts";
import { untilInteractive } from "../support/test.ts";

const THEIRS = `<script>document.documentElement.dataset.theirs = "ran"</script>
<script type="module">document.documentElement.dataset.theirs = "ran"</script>
<img src="/no-such-file" onerror="document.documentElement.dataset.theirs = 'ran'" alt="">
<style>body { outline: 9px solid red }</style>`;

test("what somebody else puts into a page does not run, and the page itself does", async ({
  page,
  context,
}) => {
  const refusals = await refusalsOn(context);
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</body>", `${THEIRS}</body>`) });
  });
  await page.goto("/about");
  await untilInteractive(page);
  await expect
    .poll(() => refusals.toSorted())
    .toEqual([
      "script-src-attr inline",
      "script-src-elem inline",
      "script-src-elem inline",
      "style-src-elem inline",
    ]);
  expect(await page.evaluate(() => document.documentElement.dataset["theirs"])).toBeUndefined();
});
