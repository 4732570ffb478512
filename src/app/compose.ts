import { join } from "node:path";
import type { Hono } from "hono";
import { createAccountParts, type AccountParts } from "#/features/accounts/server/account-parts.ts";
import { accountRoutes } from "#/features/accounts/server/all-routes.ts";
import { identityDoors } from "#/features/accounts/server/identity/doors.ts";
import { allowedFor, identityProviders } from "#/features/accounts/server/identity/providers.ts";
import { scimDoor } from "#/features/accounts/scim/server/scim.door.ts";
import { createScimUsers } from "#/features/accounts/scim/server/scim-users.store.ts";
import { openBreachedPasswords } from "#/features/accounts/server/sign-in/breached-passwords.ts";
import { createPasswords, HASH_COST } from "#/features/accounts/server/sign-in/password.ts";
import { profilePictureDocument } from "#/features/accounts/server/profile/profile-picture-document.ts";
import { unsubscribeDoor } from "#/features/accounts/server/address/unsubscribe.ts";
import { registryEntry } from "#/features/accounts/server/npi/registry-entry.ts";
import { adminRoutes } from "#/features/admin/server/admin.routes.ts";
import { bookmarkRoutes } from "#/features/bookmarks/server/bookmark.routes.ts";
import { createBookmarkStore } from "#/features/bookmarks/server/bookmark.store.ts";
import { calculatorRoutes } from "#/features/calculators/server/calculators.routes.ts";
import { commentRoutes } from "#/features/comments/server/comment.routes.ts";
import { createCommentStore } from "#/features/comments/server/comment.store.ts";
import { consentRoutes } from "#/features/consent/server/consent.routes.ts";
import { createConsentStore } from "#/features/consent/server/consent.store.ts";
import { contactRoutes } from "#/features/contact/server/contact.routes.ts";
import { createContactStore } from "#/features/contact/server/contact.store.ts";
import { dosageRoutes } from "#/features/dosage/server/dosage.routes.ts";
import { createLabelOnOpen } from "#/features/drugs/ingest/openfda/label-on-open.ts";
import { createOpenFdaBudget } from "#/features/drugs/ingest/openfda/openfda-budget.ts";
import { drugReferenceRoutes } from "#/features/drugs/server/all-routes.ts";
import { createDrugAddresses } from "#/features/drugs/server/drug-addresses.store.ts";
import { createLabelStore } from "#/features/drugs/server/label.store.ts";
import { evidenceRoutes } from "#/features/evidence/server/evidence.routes.ts";
import { interactionRoutes } from "#/features/interactions/server/interactions.routes.ts";
import { likeRoutes } from "#/features/likes/server/like.routes.ts";
import { createLikeStore } from "#/features/likes/server/like.store.ts";
import { pillRoutes } from "#/features/pills/server/pill.routes.ts";
import { createPillStore } from "#/features/pills/server/pill.store.ts";
import { createLabelStatements } from "#/features/interactions/server/label-statements.store.ts";
import { createProductNames } from "#/features/interactions/server/product-names.store.ts";
import { allProviderRoutes } from "#/features/providers/server/all-routes.ts";
import { createProviderLookup } from "#/features/providers/server/provider-lookup.store.ts";
import { createSpecialtyWords } from "#/features/providers/server/specialty-words.ts";
import { createArticleStore } from "#/features/news/server/article.store.ts";
import { createFeedStateStore } from "#/features/news/server/feed-state.store.ts";
import { newsRoutes } from "#/features/news/server/news.routes.ts";
import { searchRoutes } from "#/features/search/server/search.routes.ts";
import { PUBLIC_PATHS } from "#/features/site/server/public-pages.ts";
import { siteRoutes } from "#/features/site/server/site.routes.ts";
import { US_COUNTRIES, usOnlyMessage } from "#/features/site/server/us-only.ts";
import { symptomRoutes } from "#/features/symptoms/server/symptoms.routes.ts";
import { createAuditLog } from "#/platform/audit/audit-log.store.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Database } from "#/platform/database/database.ts";
import { createApi } from "#/platform/http/api.ts";
import { createApplication } from "#/platform/http/application.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import { clientAddress, fromTrustedProxy } from "#/platform/http/limits/client-address.ts";
import type { CountryRule } from "#/platform/http/limits/country-gate.ts";
import { migrationCheck } from "#/platform/database/migrate.ts";
import { healthRoutes } from "#/platform/http/health/health.routes.ts";
import { createFirstAnswers } from "#/platform/http/idempotency/idempotency.store.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createSharedCounts } from "#/platform/http/limits/shared-count.store.ts";
import { createMark } from "#/platform/http/pages/own-inline.ts";
import { createPages, type Pages } from "#/platform/http/pages/pages.ts";
import { purgeOnChange } from "#/platform/http/pages/purge-on-change.ts";
import { createRenderingTransport } from "#/platform/http/pages/rendering-transport.ts";
import { BUILT, type ConnectPages } from "#/platform/http/pages/renderer.ts";
import type { Route } from "#/platform/http/serve.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { sourceAges } from "#/platform/ingest/run/source-ages.ts";
import { sourceStates } from "#/platform/ingest/run/source-state.store.ts";
import type { Background } from "#/platform/jobs/background.ts";
import type { Log } from "#/platform/log/log.ts";
import { countingRefusals } from "#/platform/metrics/measure.ts";
import { createMetrics, type Metrics } from "#/platform/metrics/metrics.ts";
import { watchDatabase } from "#/platform/metrics/readings.ts";
import { createMailer } from "#/platform/mail/mailer.ts";
import { removeMailsTo } from "#/platform/mail/retention.ts";
import { sealerOf } from "#/platform/secrets/configured-sealer.ts";
import { madeOnce } from "#/platform/threads/made-once.ts";
import { createCalculate, type Calculate } from "./threads/calculate.ts";
import { adminParts } from "./admin-parts.ts";
import { keptUnderAccount } from "./kept-under-account.ts";
import { composeDoors } from "./interop-doors.ts";
import { searchSources } from "./search-sources.ts";
import { SHOWN_AT } from "./shown-at.ts";
import { KNOWN_SOURCES } from "./sync/sources.ts";
import { composeDocuments } from "./site-documents.ts";
import packageJson from "../../package.json" with { type: "json" };

export type Running = {
  readonly config: Config;
  readonly database: Database;
  /** Where what is public is read, which may be a replica that is a little behind; the database unless it is said. */
  readonly reads?: Database | undefined;
  readonly log: Log;
  /** What knows a person. */
  readonly accounts: AccountParts;
  readonly connectPages: ConnectPages;
  /** How others are asked; without it nobody is. */
  readonly outgoing?: Fetch | undefined;
  /** Whether this server was told to stop, and only finishes what is asked of it meanwhile. */
  readonly isDraining?: () => boolean;
  /** Told what is answered and refused. */
  readonly metrics?: Metrics;
};

/** Composes Wardbook: configuration and database to stores, stores to routes, routes and pages to one application. */
export async function compose(running: Running): Promise<Hono<Bindings>> {
  const { config, database, log, accounts, metrics = createMetrics() } = running;
  watchDatabase(metrics, database);
  const addressOf = clientAddress(config.trustedProxies);
  const shared = createSharedCounts(database);
  const limiter = countingRefusals(
    createLimiter({ off: config.limits === "off", shared }),
    metrics,
  );
  const firstAnswers = createFirstAnswers(database);
  const calculate = createCalculate();
  const { record } = createAuditLog(database, sealerOf(config));
  const api = createApi({
    routes: composeRoutes(running, accounts, calculate),
    identify: accounts.sessions.identify,
    firstAnswers,
    limiter,
    log,
    record,
    addressOf,
  });
  api.route("/", unsubscribeDoor(accounts, limiter));
  for (const door of identityDoors(accounts, limiter)) api.route("/", door);
  const reads = running.reads ?? database;
  const origin = originOf(config);
  const { scimTokens: tokens } = config;
  if (tokens.length > 0) {
    const users = createScimUsers(database);
    api.route("/", scimDoor({ ...accounts, users, tokens, origin, limiter, record }));
  }
  for (const door of composeDoors({
    config,
    origin,
    database,
    reads,
    limiter,
    shared,
    calculate,
  })) {
    api.route("/", door);
  }
  const rendering = createRenderingTransport(async (request) => api.fetch(request), Date.now);
  const mark = createMark();
  const render = await running.connectPages(rendering.transport, mark);
  const development = config.mode === "development";
  const allowed = allowedFor(accounts.providers);
  const pages = createPages(render, {
    mark,
    allowedAt: () => allowed,
    development,
    seen: metrics.page,
  });
  const noticeChanges = purgeOnChange({
    look: () => sourceAges(reads),
    concerns: SHOWN_AT,
    purge: (isConcerned) => {
      rendering.purge();
      pages.purge(isConcerned);
    },
    everyMs: 5000,
    now: Date.now,
  });
  const watched: Pages = {
    ...pages,
    answer: (...asked) => {
      noticeChanges();
      return pages.answer(...asked);
    },
  };
  const assets = development ? undefined : BUILT.client;
  const documents = [
    ...composeDocuments({
      ...running,
      database: reads,
      origin,
    }),
    profilePictureDocument(accounts.pictures),
  ];
  const country = composeCountryRule(config);
  return createApplication({
    api,
    documents,
    pages: watched,
    assets,
    limiter,
    log,
    addressOf,
    country,
    pagePaths: PAGE_PATHS,
    metrics,
  });
}

/** Where pages are. What somebody looks for may follow them in an address. */
const PAGE_PATHS = [
  ...PUBLIC_PATHS,
  "/admin",
  "/profile",
  "/bookmarks",
  "/signin",
  "/verify-email",
  "/reset-password",
  "/stop-notices",
  "/drugs/category",
];

/** US only: where a trusted proxy names the country. */
function composeCountryRule(config: Config): CountryRule | undefined {
  const { countryHeader, trustedProxies, productName, supportEmail } = config;
  if (countryHeader === undefined) return undefined;
  return {
    header: countryHeader,
    isTrusted: fromTrustedProxy(trustedProxies),
    allowed: US_COUNTRIES,
    message: usOnlyMessage(productName, supportEmail),
  };
}

function originOf({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}

type RouteParts = Pick<Running, "config" | "database"> &
  Partial<Pick<Running, "reads" | "log" | "outgoing" | "isDraining">>;

/** Every call of the API. */
export function composeRoutes(
  { config, database, reads = database, log, outgoing, isDraining = () => false }: RouteParts,
  accounts: AccountParts,
  calculate: Calculate = createCalculate(),
): Route[] {
  const budget = createOpenFdaBudget(database, "opened");
  const onOpen =
    outgoing && log ? createLabelOnOpen(database, { fetch: outgoing, budget }, log) : undefined;
  const routes: Route[] = [
    ...accountRoutes(accounts),
    ...bookmarkRoutes(createBookmarkStore(database)),
    ...consentRoutes(createConsentStore(database)),
    ...newsRoutes(createArticleStore(reads), createFeedStateStore(reads)),
    ...commentRoutes(createCommentStore(database)),
    ...likeRoutes(createLikeStore(database)),
    ...contactRoutes(createContactStore(database)),
    ...interactionRoutes(
      createProductNames(reads),
      createLabelStatements(reads, createLabelStore(reads).find),
      (input) => calculate("interactions", input),
    ),
    ...drugReferenceRoutes(reads, onOpen),
    ...pillRoutes(createPillStore(reads)),
    ...symptomRoutes(
      (inquiry) => calculate("symptoms", inquiry),
      madeOnce(async () => (await calculate("symptomVocabulary", undefined)).text),
    ),
    ...dosageRoutes(),
    ...calculatorRoutes(),
    ...adminRoutes(adminParts(config, database, accounts)),
    ...evidenceRoutes(reads, createDrugAddresses(reads).ofLabels, () =>
      sourceStates(reads, KNOWN_SOURCES),
    ),
    ...searchRoutes(searchSources(reads), (kind, error) =>
      log?.error({ err: error, kind }, "one kind could not be searched"),
    ),
    ...allProviderRoutes(reads, config.sync ? fetch : undefined),
    ...siteRoutes({
      name: config.productName,
      origin: originOf(config),
      supportEmail: config.supportEmail ?? null,
      identityProviders: accounts.providers.map(({ shown }) => shown),
      localSignIn: accounts.localSignIn,
    }),
  ];
  const health = healthRoutes({
    version: packageJson.version,
    productName: config.productName,
    isMigrated: migrationCheck(database),
    isDraining,
    sources: () => sourceStates(database, KNOWN_SOURCES),
    routes: () => routes,
  });
  routes.push(...health);
  return routes;
}

/** What knows a person, with the provider data to hold an NPI against and e-mail to reach them. */
export async function composeAccounts({
  config,
  database,
  log,
  background,
  outgoing,
}: Pick<Running, "config" | "database" | "log" | "outgoing"> & {
  /** Takes what answers do not wait for. */
  readonly background: Background;
}): Promise<AccountParts> {
  const { breachedPasswords } = config;
  const providers = createProviderLookup(database, createSpecialtyWords(database));
  const origin = originOf(config);
  const { productName, supportEmail, limits } = config;
  const address = supportEmail ?? `no-reply@${new URL(origin).hostname}`;
  return createAccountParts({
    database,
    kept: keptUnderAccount(database),
    background,
    limits,
    passwords: createPasswords(HASH_COST),
    secondFactor: config.secondFactor,
    isBreached:
      breachedPasswords === undefined ? undefined : await openBreachedPasswords(breachedPasswords),
    sealer: sealerOf(config),
    now: () => new Date(),
    outgoing,
    providers: identityProviders(config),
    localSignIn: config.localSignIn,
    head: { productName, origin, supportEmail },
    send: createMailer({
      smtpUrl: config.smtpUrl,
      folder: join(config.dataDir, "mail"),
      from: { name: productName, address },
      log,
    }),
    removeMails: (email) => removeMailsTo(join(config.dataDir, "mail"), email),
    lookUpNpi: async (npi) => {
      const [provider] = await providers.byNumbers([Number(npi)]);
      return registryEntry(provider);
    },
  });
}
