import { runningBundle } from "~/brand/running-bundle.server";
import { storeDataOf } from "~/brand/store-data.server";
import { deadlineOf } from "~/request-deadline.server";
import type { Settings } from "~/settings/settings.server";
import { isAdminApi } from "../admin-api/admin-path";
import { adminSchema } from "../admin-api/admin-schema";
import { createAdminContext } from "../admin-api/create-admin-context";
import { evictInvalidated } from "../cache-invalidation/evict-invalidated";
import { subscribeToInvalidations } from "../cache-invalidation/subscribe-to-invalidations";
import { registerPhotographs } from "../catalog/photographs";
import { registerPictures } from "../catalog/seed/register-pictures";
import { applyShopFacts } from "../content/apply-shop-facts";
import { openDatabase } from "../database/open-database";
import type { ShopDatabase } from "../database/shop-database";
import { lockDataFolder } from "../database/shop-lock";
import { each, endsAt, type TimeLimit } from "../database/time-limit";
import { fileFailureResponse } from "../files/file-failure";
import { askedStore, storeNotFound } from "../graphql/asked-store";
import type { EngineContext } from "../graphql/context";
import { createContext } from "../graphql/create-context";
import type { CallHead, OwnCall } from "../graphql/graphql-call";
import { isGraphql } from "../graphql/graphql-path";
import { createGraphqlServer, type GraphqlServer } from "../graphql/graphql-server";
import { executeBody, handleGraphql } from "../graphql/handle-graphql";
import { rejectCurrency } from "../graphql/requested-currency";
import { engineSchema } from "../graphql/schema";
import { startJobClock } from "../jobs/job-clock";
import { startMailSender } from "../mail/mail-sender";
import { registerMetrics } from "../monitoring/register-metrics";
import { registerPayments } from "../payments/offered-payments";
import { startPrintRunner } from "../print/print-runner";
import { handleRest } from "../rest/rest-routes";
import { logTaxVersion } from "../tax/log-tax-version";
import { registerTaxes } from "../tax/tax-registrations";
import { databaseFailureResponse } from "./database-failure";
import { logger } from "./logger";
import { seedStore } from "./seed-store";
import { storeSettings } from "./store-settings";

export type InvalidationListener = (pattern: string | null) => void;

/** With an uploaded picture, which the pages of /admin send; other clients' bodies are shorter (body-limits.server.ts). */
const MAX_ADMIN_BYTES = 12_000_000;

/** The embedded provider of one store, or of several in one database. */
export interface Engine {
  db: ShopDatabase;
  /** Serves POST /graphql and /admin-api, and the paths of /rest and /media. Never throws. */
  handle(request: Request): Promise<Response>;
  /** The same for a call by this process's own pages. */
  call(call: OwnCall): Promise<Response>;
  /** Calls `listener` with the path of each page that any process invalidates, or with null for everything. */
  onInvalidation(listener: InvalidationListener): void;
  /** Stops background work (jobs and the mail sender), and leaves the database open. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

function logUnread(error: unknown): void {
  logger.warn({ err: error }, "the shop's facts could not be read");
}

/**
 * Migrates the database and creates the engine.
 * @param opened the database if it is open already; otherwise it is opened
 */
export async function openEngine(settings: Settings, opened?: ShopDatabase): Promise<Engine> {
  const lock = settings.databaseUrl ? null : lockDataFolder(settings.dataDirectory);
  const db = await openDatabase(settings, opened).catch(async (error) => {
    await lock?.release();
    throw error;
  });
  const stores = new Map(settings.stores.map((code) => [code, storeSettings(settings, code)]));
  for (const storeCode of stores.keys()) {
    const store = storeDataOf(storeCode, settings);
    await seedStore(db, store, runningBundle());
    registerPictures(store.products);
    registerPhotographs(store);
  }
  await applyShopFacts(db, stores);
  const listeners: InvalidationListener[] = [(pattern) => evictInvalidated(db, pattern)];
  const invalidations = await subscribeToInvalidations(db, settings.databaseUrl, async (pattern) => {
    // Before pages are evicted, so that none is made with the former facts afterwards.
    if (pattern === null) await applyShopFacts(db, stores).catch(logUnread);
    for (const listener of listeners) listener(pattern);
  });
  registerMetrics(db, settings);
  registerPayments(db, settings.payments);
  registerTaxes(db, settings.taxes);
  await logTaxVersion(db, settings);
  const graphql = createGraphqlServer(engineSchema(), settings.isSchemaPublic);
  let adminApi: GraphqlServer | undefined;
  const settingsOf = (code: string) => stores.get(code) ?? storeSettings(settings, code);
  const mail = startMailSender(db, stores);
  const working = new Map(
    [...stores].map(([storeCode, settings]) => [storeCode, { db, settings, storeCode, wakeMail: mail.wake }]),
  );
  const printer = startPrintRunner(working);
  const shops = new Map(
    [...working].map(([storeCode, store]) => [
      storeCode,
      {
        ...store,
        backgroundDb: db,
        wakePrinter: printer.wake,
        catchUpInvalidations: invalidations.catchUp,
      },
    ]),
  );
  const clock = startJobClock([...working.values()], settings.processes.jobSeconds);

  async function retire(): Promise<void> {
    await clock.close();
    await printer.close();
    await mail.close();
    await invalidations.close();
  }

  /** Never throws. */
  async function respond(
    head: CallHead,
    work: (context: EngineContext) => Promise<Response>,
  ): Promise<Response> {
    const shop = shops.get(askedStore(settings, head) ?? "");
    if (!shop) return storeNotFound(head);
    const limit = requestLimit(head, settings.processes.requestTimeout);
    const context = createContext(shop, head.headers, limit);
    try {
      return await work(context);
    } catch (error) {
      logger.error({ err: error, request: context.requestId }, "a request failed");
      return (
        databaseFailureResponse(error) ??
        fileFailureResponse(error) ??
        new Response("Internal server error", { status: 500 })
      );
    }
  }

  function openAdminApi(): GraphqlServer {
    adminApi ??= createGraphqlServer(adminSchema(), settings.isSchemaPublic, MAX_ADMIN_BYTES);
    return adminApi;
  }

  return {
    db,
    handle(request) {
      return respond(request, async (context) => {
        if (isGraphql(request)) return rejectCurrency(request) ?? handleGraphql(graphql, request, context);
        if (!isAdminApi(request)) return handleRest(request, context);
        const adminContext = createAdminContext(context, request.headers, settingsOf);
        return handleGraphql(openAdminApi(), request, adminContext, MAX_ADMIN_BYTES);
      });
    },
    call(call) {
      return respond(call, async (context) => {
        if (!isAdminApi(call)) return rejectCurrency(call) ?? executeBody(graphql, call.body, context);
        return executeBody(openAdminApi(), call.body, createAdminContext(context, call.headers, settingsOf));
      });
    },
    onInvalidation: (listener) => void listeners.push(listener),
    retire,
    async close() {
      await retire();
      await db.destroy();
      await lock?.release();
    },
  };
}

/**
 * Time limit of a request for the database. Since a body may arrive slowly, a request with a body has a limit per
 * statement instead of a deadline.
 * @param milliseconds the limit
 */
function requestLimit(request: CallHead, milliseconds: number): TimeLimit {
  const deadline = deadlineOf(request.headers);
  const isShort =
    request.method === "GET" || request.method === "HEAD" || isGraphql(request) || isAdminApi(request);
  if (!isShort && deadline === null) return each(milliseconds);
  return endsAt(Math.min(deadline ?? Number.POSITIVE_INFINITY, performance.now() + milliseconds));
}
