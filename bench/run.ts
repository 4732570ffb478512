import { readdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import type { Benchmark, Figure } from "./measure.ts";

/** Parts of a benchmark have its name and a hyphen before their own. */
const NOT_BENCHMARKS = /^(?:run|measure|asked|\w+-.*)\.ts$/;

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && !NOT_BENCHMARKS.test(file))
  .map((file) => file.replace(/\.ts$/, ""));

/** `npm run bench [NAME] [--option value ...]`: one benchmark, or all of them. */
async function main([name, ...rest]: string[]): Promise<void> {
  if (name !== undefined && !known.includes(name)) {
    console.error(`There is no benchmark "${name}". There are: ${known.join(", ")}.`);
    process.exitCode = 1;
    return;
  }
  console.log(`${machine()}\n`);
  for (const one of name === undefined ? known : [name]) {
    const benchmark: Benchmark = (await import(`./${one}.ts`)).benchmark;
    console.log(`${one}: ${benchmark.about}`);
    for (const figure of await benchmark.run(optionsOf(rest))) {
      console.log(`  ${line(figure)}`);
      if (isFault(figure)) process.exitCode = 1;
    }
    console.log();
  }
}

function isFault({ measured, against, mayExceed }: Figure): boolean {
  return mayExceed === false && against !== undefined && measured > against.value;
}

function optionsOf(words: readonly string[]): Map<string, string> {
  const options = new Map<string, string>();
  for (const [index, word] of words.entries()) {
    if (word.startsWith("--")) options.set(word.slice(2), words[index + 1] ?? "");
  }
  return options;
}

function machine(): string {
  const [cpu, ...others] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpu?.model.trim()} x ${others.length + 1}, ${memory} GiB, Node ${process.version}`;
}

function line({ what, measured, unit, against }: Figure): string {
  const figure = `${what.padEnd(52)} ${rounded(measured).padStart(10)} ${unit}`;
  if (!against) return figure;
  if (against.value === 0) return `${figure.padEnd(74)} (${against.what})`;
  const ratio = rounded(measured / against.value);
  return `${figure.padEnd(74)} ${ratio.padStart(6)} x ${against.what} (${rounded(against.value)})`;
}

function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}

await main(process.argv.slice(2));
