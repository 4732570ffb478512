import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { createMetrics } from "#/platform/metrics/metrics.ts";
import { serveMetrics } from "#/platform/metrics/metrics-server.ts";
import { applicationInTest } from "../application.testing.ts";

describeEachDatabase(
  "what a server tells of itself",
  (database) => {
    const closing: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });

    async function site() {
      const metrics = createMetrics();
      const { ask, lines } = await applicationInTest(database(), {}, { metrics });
      const { port, close } = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
      closing.push(close);
      const look = async (path = "/metrics", init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, init);
      return { ask, lines, look, metrics };
    }

    test("counts and times answers by the pattern of their address, and never by what was asked", async () => {
      const { ask, look } = await site();
      await ask("GET", "/api/news?search=zqtyped");
      await ask("GET", "/api/drugs/zqtyped/zqtyped");
      await ask("GET", "/drugs/zqtyped/zqtyped");
      await ask("GET", "/zqtyped");
      await ask("ZQTYPED", "/api/zqtyped");
      const text = await (await look()).text();
      expect(text).not.toContain("zqtyped");
      expect(text).not.toContain("ZQTYPED");
      expect(text).toContain(
        'wardbook_http_seconds_count{route="/api/news",method="GET",status="200"} 1',
      );
      expect(text).toMatch(/route="\/api\/drugs\/:\w+\/:\w+",method="GET",status="4\d\d"/);
      expect(text).toContain('route="/drugs/*",method="GET",status="200"');
      expect(text).toContain('route="elsewhere",method="GET",status="200"');
      expect(text).toContain('route="/api/*",method="other",status="404"');
    });

    test("tells pages that were kept from those that were made, and whom a limit refused", async () => {
      const { ask, look } = await site();
      await ask("GET", "/terms");
      await ask("GET", "/terms");
      for (let at = 0; at < 450; at += 1) await ask("GET", `/search?q=word${at}`);
      const text = await (await look()).text();
      expect(text).toContain('wardbook_pages_total{from="kept"} 1');
      expect(text).toMatch(/wardbook_rate_limited_total\{limit="pages"\} [1-9]/);
    });

    test("knows the database, its connections, jobs and sources", async () => {
      const { look } = await site();
      const text = await (await look()).text();
      expect(text).toContain('wardbook_database_up{database="main"} 1');
      expect(text).toMatch(/wardbook_database_connections\{state="open"\} \d/);
      expect(text).toContain("# TYPE wardbook_source_age_seconds gauge");
    });

    test("has no more series than routes, whatever is asked", async () => {
      const { ask, metrics } = await site();
      for (let at = 0; at < 300; at += 1) {
        await ask("GET", `/${at}/${at}`);
        await ask("GET", `/api/${at}`);
        await ask("GET", `/drugs/${at}`);
        await ask("GET", `/file${at}.txt`);
      }
      const series = (await metrics.text())
        .split("\n")
        .filter((line) => line.includes("http_seconds_count"));
      expect(series.length).toBeLessThan(15);
    });

    test("is at an address of its own that has nothing else", async () => {
      const { ask, look } = await site();
      expect((await look()).headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
      expect((await look("/")).status).toBe(404);
      expect((await look("/metrics", { method: "POST" })).status).toBe(404);
      expect((await ask("GET", "/metrics")).headers.get("content-type")).toMatch(/html/);
    });

    test("is what Prometheus reads, without a complaint of its checker", async ({ skip }) => {
      const checker = spawnSync("promtool", ["--version"]);
      if (checker.error) skip("promtool is not installed (Debian: prometheus)");
      const { ask, metrics } = await site();
      metrics.watchProcess();
      await ask("GET", "/api/news");
      const { stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
        input: await metrics.text(),
        encoding: "utf8",
      });
      const complaints = `${stdout}${stderr}`.split("\n").filter((line) => line !== "");
      // How the library names three of Node's own is not ours to say.
      expect(complaints.filter((line) => !line.startsWith("nodejs_active_"))).toEqual([]);
    });

    test.each(["deploy/alerts.yaml", "deploy/grafana.json", "docs/monitoring.md"])(
      "%s asks for nothing that is not told",
      async (file) => {
        const { metrics } = await site();
        metrics.watchProcess();
        const told = await metrics.text();
        const asked = readFileSync(file, "utf8").match(
          /\b(?:wardbook|nodejs|process)_[a-z0-9_]*[a-z0-9]/g,
        );
        const missing = [...new Set(asked)].filter(
          (name) => !told.includes(`# TYPE ${name.replace(/_(?:bucket|count)$/, "")} `),
        );
        expect(missing).toEqual([]);
      },
    );

    test("a request names its trace in the log, and nothing that is not one", async () => {
      const { ask, lines } = await site();
      const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
      const traced = (traceparent: string) => ask("GET", "/api/live", { headers: { traceparent } });
      await traced(`00-${trace}-00f067aa0ba902b7-01`);
      await traced(`00-${"0".repeat(32)}-00f067aa0ba902b7-01`);
      await traced("zqtyped");
      expect(lines.filter((line) => line.includes(`"trace":"${trace}"`))).toHaveLength(1);
      expect(lines.filter((line) => line.includes('"trace"'))).toHaveLength(1);
      expect(lines.join("")).not.toContain("zqtyped");
    });
  },
  { emptied: "never" },
);
