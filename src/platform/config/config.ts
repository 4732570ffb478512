import { readFileSync } from "node:fs";
import { StartError } from "./start-error.ts";
import { isLoopback } from "./value.ts";
import { VARIABLES } from "./variables.ts";
import type { Variable, VariableName } from "./variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong environment. The message is one sentence that names the variable and what is allowed. */
export class ConfigError extends StartError {
  override readonly name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Parses the environment once; an empty variable counts as unset.
 * @throws ConfigError on the first wrong value.
 */
export function readConfig(env: Environment) {
  const limits = optional(env, "LIMITS", VARIABLES.LIMITS) ?? "on";
  const host =
    optional(env, "HOST", VARIABLES.HOST) ?? (limits === "off" ? "127.0.0.1" : undefined);
  const trustedProxies = optional(env, "TRUSTED_PROXY", VARIABLES.TRUSTED_PROXY) ?? [];
  if (limits === "off" && (host === undefined || !isLoopback(host))) {
    throw new ConfigError(
      "LIMITS may be off only where HOST is a loopback address, such as 127.0.0.1.",
    );
  }
  if (limits === "off" && trustedProxies.length > 0) {
    throw new ConfigError("LIMITS may be off only where TRUSTED_PROXY is unset.");
  }
  const cdsAuth = required(env, "CDS_AUTH", VARIABLES.CDS_AUTH);
  if (cdsAuth === "off" && (host === undefined || !isLoopback(host) || trustedProxies.length > 0)) {
    throw new ConfigError(
      "CDS_AUTH may be off only where HOST is a loopback address and TRUSTED_PROXY is unset.",
    );
  }
  return Object.freeze({
    port: required(env, "PORT", VARIABLES.PORT),
    /** `undefined` is every interface. */
    host,
    publicUrl: optional(env, "PUBLIC_URL", VARIABLES.PUBLIC_URL),
    dataDir: required(env, "DATA_DIR", VARIABLES.DATA_DIR),
    ...databases(env),
    /** Whether the embedded database waits until the disk has each commit. */
    durable: required(env, "EMBEDDED_SYNC", VARIABLES.EMBEDDED_SYNC) === "on",
    /** Whether the server may fetch in the background. */
    sync: required(env, "NO_SYNC", VARIABLES.NO_SYNC) === "0",
    /** Addresses of publishers by the names that the sync has for them. */
    syncAddresses: optional(env, "SYNC_ADDRESSES", VARIABLES.SYNC_ADDRESSES) ?? new Map(),
    /** Terms of publishers that the operator has accepted, by their variable. */
    accepted: new Set(
      required(env, "ACCEPT_NUCC", VARIABLES.ACCEPT_NUCC) === "1" ? ["ACCEPT_NUCC"] : [],
    ),
    productName: required(env, "PRODUCT_NAME", VARIABLES.PRODUCT_NAME),
    supportEmail: optional(env, "SUPPORT_EMAIL", VARIABLES.SUPPORT_EMAIL),
    smtpUrl: optional(env, "SMTP_URL", VARIABLES.SMTP_URL),
    secretKey: optional(env, "SECRET_KEY", VARIABLES.SECRET_KEY),
    /** Opens what was sealed before SECRET_KEY was changed. */
    oldSecretKey: optional(env, "SECRET_KEY_OLD", VARIABLES.SECRET_KEY_OLD),
    /** For so long a server that is told to stop still answers, and says that it is not ready. */
    drainSeconds: required(env, "DRAIN_SECONDS", VARIABLES.DRAIN_SECONDS),
    /** Whether people may have a second factor, or everybody must. */
    secondFactor: required(env, "SECOND_FACTOR", VARIABLES.SECOND_FACTOR),
    breachedPasswords: optional(env, "BREACHED_PASSWORDS", VARIABLES.BREACHED_PASSWORDS),
    googleClientId: optional(env, "GOOGLE_CLIENT_ID", VARIABLES.GOOGLE_CLIENT_ID),
    ...signIn(env),
    scimTokens: optional(env, "SCIM_TOKEN", VARIABLES.SCIM_TOKEN)?.split(" ") ?? [],
    openFdaApiKey: optional(env, "OPENFDA_API_KEY", VARIABLES.OPENFDA_API_KEY),
    /** Addresses and CIDR ranges; empty where no proxy is trusted. */
    trustedProxies,
    /** In lower case. */
    countryHeader: optional(env, "COUNTRY_HEADER", VARIABLES.COUNTRY_HEADER),
    limits,
    /** The doors for other programs that are open. */
    interop: required(env, "INTEROP", VARIABLES.INTEROP),
    cdsAuth,
    metricsPort: optional(env, "METRICS_PORT", VARIABLES.METRICS_PORT),
    metricsHost: required(env, "METRICS_HOST", VARIABLES.METRICS_HOST),
    logLevel: required(env, "LOG_LEVEL", VARIABLES.LOG_LEVEL),
    mode: required(env, "NODE_ENV", VARIABLES.NODE_ENV),
  });
}

/** Where the database is, for each use of it; all undefined for the embedded one. */
function databases(env: Environment) {
  const url = optional(env, "DATABASE_URL", VARIABLES.DATABASE_URL);
  const direct = optional(env, "DATABASE_DIRECT_URL", VARIABLES.DATABASE_DIRECT_URL);
  const readUrl = optional(env, "DATABASE_READ_URL", VARIABLES.DATABASE_READ_URL);
  const pooler = optional(env, "DATABASE_POOLER", VARIABLES.DATABASE_POOLER);
  if (url === undefined && (direct ?? readUrl ?? pooler) !== undefined) {
    throw new ConfigError(
      "DATABASE_URL must be set where DATABASE_POOLER, DATABASE_DIRECT_URL or DATABASE_READ_URL is.",
    );
  }
  if ((pooler === undefined) !== (direct === undefined)) {
    throw new ConfigError("DATABASE_POOLER and DATABASE_DIRECT_URL must be set together.");
  }
  const pooled = pooler !== undefined;
  return {
    /** For migrations, imports and jobs, never through a pooler. */
    databaseUrl: direct ?? url,
    calls: { url, pooled },
    /** For calls that read what is public; undefined where they ask the same database. */
    reads: readUrl === undefined ? undefined : { url: readUrl, pooled },
  };
}

/** How people sign in besides with Google. */
function signIn(env: Environment) {
  const issuer = optional(env, "OIDC_ISSUER", VARIABLES.OIDC_ISSUER);
  const clientId = optional(env, "OIDC_CLIENT_ID", VARIABLES.OIDC_CLIENT_ID);
  const google = optional(env, "GOOGLE_CLIENT_ID", VARIABLES.GOOGLE_CLIENT_ID);
  const localSignIn = required(env, "LOCAL_SIGN_IN", VARIABLES.LOCAL_SIGN_IN) === "on";
  if ((issuer === undefined) !== (clientId === undefined)) {
    throw new ConfigError("OIDC_ISSUER and OIDC_CLIENT_ID must be set together.");
  }
  if (!localSignIn && (issuer ?? google) === undefined) {
    throw new ConfigError(
      "LOCAL_SIGN_IN may be off only where OIDC_ISSUER or GOOGLE_CLIENT_ID is set.",
    );
  }
  const oidc =
    issuer === undefined || clientId === undefined
      ? undefined
      : {
          issuer,
          clientId,
          clientSecret: optional(env, "OIDC_CLIENT_SECRET", VARIABLES.OIDC_CLIENT_SECRET),
          name: required(env, "OIDC_NAME", VARIABLES.OIDC_NAME),
          scopes: required(env, "OIDC_SCOPES", VARIABLES.OIDC_SCOPES),
          trustsEmail: required(env, "OIDC_EMAIL", VARIABLES.OIDC_EMAIL) === "trusted",
          groupsClaim: required(env, "OIDC_GROUPS", VARIABLES.OIDC_GROUPS),
          groupRoles: optional(env, "OIDC_ROLES", VARIABLES.OIDC_ROLES),
        };
  return { oidc, localSignIn };
}

function optional<Value>(
  env: Environment,
  name: VariableName,
  variable: Variable<Value>,
): Value | undefined {
  const text = stated(env, name, variable) || variable.fallback;
  if (text === undefined) return undefined;
  const value = variable.read(text);
  if (value === undefined) {
    const found = variable.secret ? "" : `, not ${JSON.stringify(text)}`;
    throw new ConfigError(`${name} must be ${variable.allowed}${found}.`);
  }
  return value;
}

/** A secret may stand in a file that NAME_FILE names, as orchestrators hand secrets over, and so never in the environment. */
function stated<Value>(
  env: Environment,
  name: VariableName,
  { secret }: Variable<Value>,
): string | undefined {
  const text = env[name]?.trim();
  const file = secret && env[`${name}_FILE`]?.trim();
  if (!file) return text;
  if (text) throw new ConfigError(`${name} and ${name}_FILE are both set; keep one of them.`);
  return textOf(`${name}_FILE`, file);
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new ConfigError(`${name} must name a file that can be read: ${file} (${code}).`);
  }
}

/** For the variables that have a fallback. */
function required<Value>(env: Environment, name: VariableName, variable: Variable<Value>): Value {
  const value = optional(env, name, variable);
  if (value === undefined) throw new ConfigError(`${name} must be ${variable.allowed}.`);
  return value;
}
