import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#/platform/testing/eventually.ts";
import { download } from "./download.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

const CONTENT = Buffer.from("label ".repeat(50_000));
let close: () => void = () => undefined;
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => (server.closeAllConnections(), server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/labels.json`;
}

/** Sends a part, and drops the connection when some of it stands in the folder. */
function cutOff(response: ServerResponse, folder: string): void {
  response.write(CONTENT.subarray(0, 100_000), async () => {
    await eventually(async () => expect(await sizeOfPart(folder)).toBeGreaterThan(0));
    response.destroy();
  });
}

async function sizeOfPart(folder: string): Promise<number> {
  const name = (await readdir(folder)).find((file) => file.endsWith(".part"));
  return name === undefined ? 0 : (await stat(join(folder, name))).size;
}

async function fetched(url: string, folder: string) {
  return readFile(await download({ url, folder, limits: DEFAULT_LIMITS, fetch }));
}

test("goes on where it was cut off, when the file is still the same", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wardbook-test-"));
  const ranges: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    ranges.push(request.headers.range);
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, {
      etag: '"v1"',
      "content-length": CONTENT.length - from,
    });
    if (ranges.length === 1) {
      cutOff(response, folder);
    } else {
      response.end(CONTENT.subarray(from));
    }
  });
  await expect(fetched(url, folder)).rejects.toThrow(/terminated|other side closed/);
  expect((await fetched(url, folder)).equals(CONTENT)).toBe(true);
  expect(ranges).toHaveLength(2);
  expect(ranges[1]).toMatch(/^bytes=[1-9]/);
});

test("begins again when the server has another file by now", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wardbook-test-"));
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.writeHead(200, { etag: `"v${calls}"`, "content-length": CONTENT.length });
    if (calls === 1) cutOff(response, folder);
    else response.end(CONTENT);
  });
  await expect(fetched(url, folder)).rejects.toThrow(/terminated|other side closed/);
  expect((await fetched(url, folder)).equals(CONTENT)).toBe(true);
});

test("says what the server answered", async () => {
  const url = await serve((_, response) => void response.writeHead(503).end("busy"));
  const folder = await mkdtemp(join(tmpdir(), "wardbook-test-"));
  await expect(fetched(url, folder)).rejects.toThrow(/labels\.json answered 503/);
});
