import { ROLES } from "#/kernel/role.ts";
import {
  addressOf,
  groupRoles,
  issuer,
  listOf,
  matching,
  namedAddresses,
  networks,
  oneOf,
  origin,
  wholeNumber,
} from "./value.ts";
import type { Reader } from "./value.ts";

/** Doors for other programs. */
const DOORS = ["fhir", "cds", "cds-review", "cds-legacy", "rxnav", "none"] as const;

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export type Variable<Value> = {
  /** What it does, for the operator. */
  readonly about: string;
  /** Completes the sentence "NAME must be ...". */
  readonly allowed: string;
  readonly fallback?: string;
  /** Its value is never repeated in a message. */
  readonly secret?: true;
  readonly read: Reader<Value>;
};

function variable<Value>(definition: Variable<Value>): Variable<Value> {
  return definition;
}

const anyText = matching(/\S/);

/** Every environment variable that Wardbook reads. README repeats this table. */
export const VARIABLES = {
  PORT: variable({
    about: "the port to serve on; 0 takes a free one",
    allowed: "a whole number from 0 to 65535",
    fallback: "3000",
    read: wholeNumber(0, 65_535),
  }),
  HOST: variable({
    about: "the address to serve on; unset means every interface, with LIMITS=off the loopback one",
    allowed: "a host name or an IP address",
    read: matching(/^[\w.:-]+$/),
  }),
  PUBLIC_URL: variable({
    about: "the address under which people reach the site; canonical links and e-mails use it",
    allowed: "an http or https address without a path, such as https://wardbook.example",
    read: origin,
  }),
  DATA_DIR: variable({
    about: "the folder that holds the embedded database and downloads",
    allowed: "the path of a folder",
    fallback: ".data",
    read: anyText,
  }),
  EMBEDDED_SYNC: variable({
    about:
      "off answers before the disk has what the embedded database wrote: faster imports, and a power cut may damage it",
    allowed: "on or off",
    fallback: "on",
    read: oneOf(["on", "off"]),
  }),
  DATABASE_URL: variable({
    about: "the PostgreSQL database to use in place of the embedded one",
    allowed: "an address that begins with postgres:// or postgresql://",
    secret: true,
    read: addressOf("postgres:", "postgresql:"),
  }),
  DATABASE_POOLER: variable({
    about:
      "transaction where a pooler of transactions, such as PgBouncer, stands at DATABASE_URL; then DATABASE_DIRECT_URL leads past it",
    allowed: "transaction or unset",
    read: oneOf(["transaction"]),
  }),
  DATABASE_DIRECT_URL: variable({
    about: "the same database without the pooler, for migrations, imports and jobs",
    allowed: "an address that begins with postgres:// or postgresql://",
    secret: true,
    read: addressOf("postgres:", "postgresql:"),
  }),
  DATABASE_READ_URL: variable({
    about:
      "replicas of the database, from which what is public is read: drugs, providers, news, pills, searches",
    allowed: "an address that begins with postgres:// or postgresql://",
    secret: true,
    read: addressOf("postgres:", "postgresql:"),
  }),
  NO_SYNC: variable({
    about: "1 keeps the server from fetching anything in the background",
    allowed: "1 or 0",
    fallback: "0",
    read: oneOf(["0", "1"]),
  }),
  SYNC_ADDRESSES: variable({
    about: "where publishers keep their files, in place of the addresses that npm run sync knows",
    allowed:
      "pairs of a name and an address separated by spaces, such as nppes=https://mirror.example/NPI_Files.html",
    read: namedAddresses,
  }),
  ACCEPT_NUCC: variable({
    about: "1 says that you accept NUCC's terms, so that its taxonomy is fetched",
    allowed: "1 or 0",
    fallback: "0",
    read: oneOf(["0", "1"]),
  }),
  PRODUCT_NAME: variable({
    about: "the name on every page",
    allowed: "a text of at most 60 characters",
    fallback: "Wardbook",
    read: matching(/^(?=.*\S)[^\p{Cc}]{1,60}$/u),
  }),
  SUPPORT_EMAIL: variable({
    about: "the support contact that the privacy page and e-mails name",
    allowed: "an e-mail address",
    read: matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/),
  }),
  SMTP_URL: variable({
    about: "the server that takes outgoing e-mail; unset, e-mails are written to a folder",
    allowed: "an address that begins with smtp:// or smtps://",
    secret: true,
    read: addressOf("smtp:", "smtps:"),
  }),
  SECRET_KEY: variable({
    about:
      "seals what authenticator apps share; the same on all servers. Unset, a key file in DATA_DIR does",
    allowed: "a text of at least 32 characters, such as 32 random bytes in base64",
    secret: true,
    read: matching(/^\S{32,}$/),
  }),
  SECRET_KEY_OLD: variable({
    about: "the SECRET_KEY of before, while it is being changed; what it sealed is sealed anew",
    allowed: "a text of at least 32 characters, such as 32 random bytes in base64",
    secret: true,
    read: matching(/^\S{32,}$/),
  }),
  SECOND_FACTOR: variable({
    about: "required demands an authenticator app or a passkey of everybody who signs in",
    allowed: "offered or required",
    fallback: "offered",
    read: oneOf(["offered", "required"]),
  }),
  BREACHED_PASSWORDS: variable({
    about:
      "a file of SHA-1 hashes of breached passwords, ordered by hash, that new passwords are held against",
    allowed: "the path of a file",
    read: anyText,
  }),
  GOOGLE_CLIENT_ID: variable({
    about: "the client id for Sign in with Google; unset, there is no such button",
    allowed: "a client id without spaces",
    read: matching(/^\S+$/),
  }),
  OIDC_ISSUER: variable({
    about: "an OpenID Connect provider that people sign in with; with OIDC_CLIENT_ID",
    allowed: "the provider's https address, or an http one on loopback",
    read: issuer,
  }),
  OIDC_CLIENT_ID: variable({
    about: "the client id at OIDC_ISSUER; PUBLIC_URL/signin is where it sends people back to",
    allowed: "a client id without spaces",
    read: matching(/^\S+$/),
  }),
  OIDC_CLIENT_SECRET: variable({
    about: "the secret that OIDC_ISSUER knows this client by; unset for a public client",
    allowed: "a text",
    secret: true,
    read: anyText,
  }),
  OIDC_NAME: variable({
    about: "the provider's name on the button",
    allowed: "a text of at most 40 characters",
    fallback: "your organization",
    read: matching(/^(?=.*\S)[^\p{Cc}]{1,40}$/u),
  }),
  OIDC_SCOPES: variable({
    about: "what is asked of the provider",
    allowed: "words separated by spaces, openid among them",
    fallback: "openid profile email",
    read: matching(/^(?=.*\bopenid\b)[\w:./ -]+$/),
  }),
  OIDC_EMAIL: variable({
    about:
      "trusted takes the provider's e-mail addresses for verified though it does not say so, as of one's own directory",
    allowed: "verified or trusted",
    fallback: "verified",
    read: oneOf(["verified", "trusted"]),
  }),
  OIDC_GROUPS: variable({
    about: "the claim in which the provider names the groups of a person",
    allowed: "the name of a claim",
    fallback: "groups",
    read: matching(/^[\w:./-]{1,200}$/),
  }),
  OIDC_ROLES: variable({
    about:
      "the roles that groups of the provider give; then each sign-in with it sets the roles that the groups say, and no others",
    allowed: `pairs of a group and a role (${ROLES.join(", ")}), separated by commas, such as Wardbook-Admins=admin`,
    read: groupRoles,
  }),
  SCIM_TOKEN: variable({
    about:
      "lets an organization's directory keep accounts at /scim/v2 (SCIM 2.0); unset, there is no such door",
    allowed:
      "a token of at least 32 characters, or two separated by a space while one takes the other's place",
    secret: true,
    read: matching(/^\S{32,}(?: \S{32,})?$/),
  }),
  LOCAL_SIGN_IN: variable({
    about:
      "off lets nobody register or sign in with a password; then OIDC_ISSUER or GOOGLE_CLIENT_ID is needed",
    allowed: "on or off",
    fallback: "on",
    read: oneOf(["on", "off"]),
  }),
  OPENFDA_API_KEY: variable({
    about: "the key for openFDA, which raises its request limit",
    allowed: "a key of letters and digits",
    secret: true,
    read: matching(/^[A-Za-z0-9]+$/),
  }),
  TRUSTED_PROXY: variable({
    about: "the proxies whose X-Forwarded-For header is believed",
    allowed: "IP addresses or CIDR ranges separated by commas, such as 10.0.0.0/8",
    read: networks,
  }),
  COUNTRY_HEADER: variable({
    about: "the request header in which the proxy puts the visitor's country code",
    allowed: "the name of a request header, such as cf-ipcountry",
    read: (text) => matching(/^[a-z0-9-]+$/)(text.toLowerCase()),
  }),
  LIMITS: variable({
    about: "off lifts the request limits for a benchmark: on loopback, without a trusted proxy",
    allowed: "off or unset",
    read: oneOf(["off"]),
  }),
  INTEROP: variable({
    about:
      "doors for other programs: fhir for public data as FHIR R4, cds for CDS Hooks, cds-review with its service for opened charts, cds-legacy with the hook of before 2.0, rxnav for the interaction API that ended in 2024; none opens none",
    allowed: `one or more of ${DOORS.join(", ")}, separated by commas`,
    fallback: "fhir",
    read: listOf(DOORS),
  }),
  CDS_AUTH: variable({
    about:
      "off answers CDS Hooks requests without a signed token: on loopback, without a trusted proxy",
    allowed: "required or off",
    fallback: "required",
    read: oneOf(["required", "off"]),
  }),
  DRAIN_SECONDS: variable({
    about:
      "for so long a server that is told to stop (SIGTERM) still answers while it says that it is not ready",
    allowed: "a whole number from 0 to 300",
    fallback: "0",
    read: wholeNumber(0, 300),
  }),
  METRICS_PORT: variable({
    about: "the port of its own at which /metrics tells Prometheus of this server; unset, none",
    allowed: "a whole number from 0 to 65535",
    read: wholeNumber(0, 65_535),
  }),
  METRICS_HOST: variable({
    about: "the address at which /metrics is served",
    allowed: "a host name or an IP address",
    fallback: "127.0.0.1",
    read: matching(/^[\w.:-]+$/),
  }),
  LOG_LEVEL: variable({
    about: "the least level that is logged",
    allowed: `one of ${LOG_LEVELS.join(", ")}`,
    fallback: "info",
    read: oneOf(LOG_LEVELS),
  }),
  NODE_ENV: variable({
    about: "the mode; npm run dev sets development by itself",
    allowed: "production, development or test",
    fallback: "production",
    read: oneOf(["production", "development", "test"]),
  }),
};

export type VariableName = keyof typeof VARIABLES;
