import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import * as v from "valibot";
import { readConfig } from "#/platform/config/config.ts";
import { CHARTS } from "./sandbox/charts.ts";
import { createSigner, SANDBOX_ISS } from "./sandbox/keys.ts";
import { requestOf } from "./sandbox/request-of.ts";

/** `npm run sandbox [-- ADDRESS]`: plays an EHR with made-up patients towards the server at this address. */
const wardbook = (process.argv[2] ?? "http://localhost:3000").replace(/\/$/, "");
const PORT = 4840;

const { dataDir } = readConfig(process.env);
const folder = join(dataDir, "sandbox");
const publicFile = join(folder, "public-keys.json");
const sign = await createSigner(join(folder, "private-key.json"), publicFile);
const page = readFileSync(join(import.meta.dirname, "sandbox/page.html"), "utf8");

const Order = v.object({
  patient: v.picklist(CHARTS.map(({ id }) => id)),
  hook: v.picklist(["order-select", "order-sign"]),
  orders: v.pipe(
    v.array(v.string()),
    v.transform((lines) => lines.map((line) => line.trim()).filter(Boolean)),
  ),
});

const SERVICES = {
  "order-select": "wardbook-interactions-select",
  "order-sign": "wardbook-interactions-sign",
};

const app = new Hono();
app.get("/", (context) => context.html(page));
app.get("/charts", (context) => context.json(CHARTS));
app.post("/order", async (context) => {
  const order = v.parse(Order, await context.req.json());
  const chart = CHARTS.find(({ id }) => id === order.patient);
  if (!chart) return context.notFound();
  const address = `${wardbook}/cds-services/${SERVICES[order.hook]}`;
  return fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await sign(address)}`,
    },
    body: JSON.stringify(requestOf(chart, order.hook, order.orders, new Date())),
  });
});

serve({ fetch: app.fetch, port: PORT, hostname: "127.0.0.1" }, () => {
  console.log(`The sandbox EHR is at http://127.0.0.1:${PORT} and asks ${wardbook}.`);
  console.log("Let it call, once:");
  console.log(
    `  npm run interop -- clients add ${SANDBOX_ISS} --jwks ${publicFile} --name Sandbox`,
  );
});
