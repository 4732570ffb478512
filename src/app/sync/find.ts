import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import type { AddressName } from "./addresses.ts";
import { ask, linksOn, nameOf } from "./page.ts";
import type { Find, Finding, RemoteFile } from "./remote-file.ts";

const MIB = 1024 * 1024;

/** A file that is replaced under its address: what tells one from the next is its ETag, its date, or else the month. */
export function fixedFile(at: AddressName): Find {
  return (finding) => asItStands(finding.addresses[at], finding);
}

/** The one file of this shape that a page links, replaced under its address. */
export function linkedFile(at: AddressName, shape: RegExp): Find {
  return async (finding) => {
    const page = finding.addresses[at];
    const url = (await linksOn(page, finding)).find((link) => shape.test(nameOf(link)));
    if (url !== undefined) return asItStands(url, finding);
    throw new Failure(
      "upstream-failed",
      `${page} links no file to read: save its export by hand and give it to npm run ingest.`,
    );
  };
}

async function asItStands(
  url: string,
  { isRead, now, ...asking }: Finding,
): Promise<readonly RemoteFile[]> {
  const { headers } = await ask(url, asking, "HEAD").catch((error: unknown) => {
    // Some servers refuse to be asked for the head alone.
    if (error instanceof Failure && / 40[35]\.$/.test(error.message)) return new Response();
    throw error;
  });
  const month = now.toISOString().slice(0, 7);
  const key = headers.get("etag") ?? headers.get("last-modified") ?? month;
  const bytes = Number(headers.get("content-length"));
  return isRead(key) ? [] : [{ key, url, ...(bytes > 0 && { bytes }) }];
}

/** The newest of the files that a page links by a name of this shape. @param keyOf gives what orders them, from the shape's groups. */
export function newestLinked(
  at: AddressName,
  shape: RegExp,
  keyOf: (groups: readonly string[]) => string,
): Find {
  return async (finding) => (await allLinked(at, shape, keyOf)(finding)).slice(-1);
}

/** All the files of this shape that a page links and that were not read, the oldest first. */
export function allLinked(
  at: AddressName,
  shape: RegExp,
  keyOf: (groups: readonly string[]) => string,
): Find {
  return async ({ addresses, isRead, ...asking }) => {
    const links = await linksOn(addresses[at], asking);
    const files = new Map<string, string>();
    for (const url of links) {
      const found = shape.exec(nameOf(url));
      if (found !== null) files.set(keyOf(found.slice(1)), url);
    }
    if (files.size === 0) {
      throw new Failure("upstream-failed", `${addresses[at]} names no file to read.`);
    }
    const ordered = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const newest = ordered.at(-1)?.[0];
    // Who has the newest has no need of what came before it.
    if (newest !== undefined && isRead(newest)) return [];
    return ordered.filter(([key]) => !isRead(key)).map(([key, url]) => ({ key, url }));
  };
}

const Partition = v.object({
  file: v.pipe(v.string(), v.url()),
  size_mb: v.optional(v.string()),
});
const Manifest = v.object({
  results: v.object({
    drug: v.record(
      v.string(),
      v.object({ export_date: v.string(), partitions: v.array(Partition) }),
    ),
  }),
});

/** The files of one of openFDA's drug data sets, exported together. */
export function openFdaFiles(dataSet: string): Find {
  return async ({ addresses, isRead, ...asking }) => {
    const url = addresses.openfda;
    const answer: unknown = await (await ask(url, asking)).json().catch(() => undefined);
    const manifest = v.safeParse(Manifest, answer);
    const files = manifest.success ? manifest.output.results.drug[dataSet] : undefined;
    if (files === undefined) {
      throw new Failure("upstream-failed", `${url} names no files of ${dataSet}.`);
    }
    return files.partitions
      .map(({ file, size_mb: size }) => ({
        key: `${files.export_date} ${nameOf(file)}`,
        url: file,
        ...(Number(size) > 0 && { bytes: Math.ceil(Number(size) * MIB) }),
      }))
      .filter(({ key }) => !isRead(key));
  };
}
