import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bringExtras } from "../support/extras.ts";
import { expect, passGate, test, untilInteractive } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** The server as it is, and after a later build: one file of the first is no longer there, nor in the worker's list. */
async function deployedTwice(origin: string) {
  let gone: string | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = await fetch(origin + path, { redirect: "manual" });
    let body = Buffer.from(await answer.arrayBuffer());
    if (gone && path === "/sw.js") body = Buffer.from(without(gone, body.toString()));
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "etag"]) {
      delete headers[name];
    }
    response.writeHead(path === gone ? 404 : answer.status, headers).end(path === gone ? "" : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    url: `http://127.0.0.1:${port}`,
    buildAgain: (file: string) => (gone = file),
    close: () => server.close(),
  };
}

function without(file: string, worker: string): string {
  const entry = new RegExp(`\\{[^{}]*${file.replaceAll(".", "\\.")}[^{}]*\\},?`);
  expect(worker).toMatch(entry);
  return worker.replace(entry, "");
}

test("a new version waits until it is wanted, and older files stay within reach", async ({
  page,
  baseURL,
}) => {
  const site = await deployedTwice(baseURL ?? "");
  const url = site.url;
  await passGate(page.context(), url);
  await page.clock.install();
  await page.goto(`${url}/#contact`);
  await untilInteractive(page);
  const measuring = page.waitForResponse(/\/assets\/web-vitals/);
  await bringExtras(page);
  const script = new URL((await measuring).url()).pathname;
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Half of what I wanted to say");

  site.buildAgain(script);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByText("A new version is ready.");
  await expect(offer).toBeVisible();
  await expect(message).toHaveValue("Half of what I wanted to say");
  expect((await page.request.get(url + script)).status()).toBe(404);

  await page.getByRole("button", { name: "Load it" }).click();
  await page.waitForFunction(() => !document.querySelector("textarea")?.value);
  await untilInteractive(page);
  await expect(offer).toBeHidden();
  const status = await page.evaluate(async (path) => (await fetch(path)).status, script);
  expect(status).toBe(200);
  site.close();
});
