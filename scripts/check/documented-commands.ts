/** How `npm run check-docs` tries a command of README or CONTRIBUTING. */
export type Trial =
  /** Ends within minutes, with this code, and says so. Several are tried one after another. */
  | { readonly args: readonly string[]; readonly says: RegExp; readonly code?: number }
  /** Serves at an address, until it is stopped. */
  | { readonly serves: string }
  /** What tries it in place of check-docs, and why. */
  | { readonly elsewhere: string };

/** Every command that README and CONTRIBUTING tell; each runs on a database of its own. */
export const DOCUMENTED: Readonly<Record<string, readonly Trial[]>> = {
  knowledge: [{ args: [], says: /./ }],
  evidence: [{ args: ["--check"], says: /./ }],
  migration: [{ args: ["--name", "nothing"], says: /No schema changes/ }],
  mutate: [{ args: ["body-mass-index"], says: /changes, \d+ seen, 0 not seen/ }],
  bench: [{ args: ["no-such"], says: /There are: .*symptoms/, code: 1 }],
  ingest: [
    { args: ["drugs", "fixtures/drugs/openfda-ndc.json"], says: /\d+ read = / },
    { args: ["spl", "fixtures/drugs/spl-1.xml"], says: /\d+ read = / },
    { args: ["pills", "fixtures/drugs/pillbox.csv"], says: /\d+ read = / },
    { args: ["recalls", "fixtures/drugs/openfda-enforcement.json"], says: /\d+ read = / },
    { args: ["drugs", "no-such-file.json"], says: /no-such-file\.json/, code: 1 },
  ],
  sync: [{ args: ["--plan"], says: /./ }],
  moderate: [{ args: ["list"], says: /^/ }],
  claims: [{ args: ["list"], says: /^/ }],
  grant: [
    { args: ["nobody@example.org", "admin"], says: /There is no account/, code: 1 },
    { args: ["nobody@example.org", "king"], says: /Usage/, code: 1 },
  ],
  "audit-log": [{ args: ["verify"], says: /0 events: the chain holds/ }],
  audit: [{ elsewhere: "by hand: it asks a registry over the network" }],
  release: [{ elsewhere: "by hand: it builds and packs everything" }],
  backup: [{ args: [], says: /Usage/, code: 1 }],
  restore: [{ args: [], says: /Usage/, code: 1 }],
  "sign-out": [{ args: ["--everybody"], says: /0 sessions are ended/ }],
  interop: [{ args: ["clients", "list"], says: /^/ }],
  start: [{ serves: "/api/ready" }],
  dev: [{ serves: "/api/ready" }],
  test: [{ elsewhere: "it is the whole check" }],
  "check-docs": [{ elsewhere: "it is what runs now" }],
  format: [{ elsewhere: "the stages lint and format of npm test: this one would write" }],
  sandbox: [{ elsewhere: "scripts/sandbox: it needs a server and somebody who plays" }],
  screenshots: [{ elsewhere: "by eye: it takes a quarter of an hour and makes pictures" }],
  "test:cluster": [{ elsewhere: "it is a check of its own, with servers and databases to kill" }],
};
