import { storeDataOf } from "~/brand/store-data.server";
import { deadlineOf } from "~/request-deadline.server";
import type { Settings } from "~/settings/settings.server";
import { evictInvalidated } from "../cache-invalidation/evict-invalidated";
import { subscribeToInvalidations } from "../cache-invalidation/subscribe-to-invalidations";
import { knowPictures } from "../catalog/seed/know-pictures";
import { openDatabase } from "../database/open-database";
import type { ShopDatabase } from "../database/shop-database";
import { lockDataFolder } from "../database/shop-lock";
import { each, endsAt, type TimeLimit } from "../database/time-limit";
import { fileFailureAnswer } from "../files/file-failure";
import { answerGraphql } from "../graphql/answer-graphql";
import { askedStore, storeNotFound } from "../graphql/asked-store";
import { createContext } from "../graphql/create-context";
import { isGraphql } from "../graphql/graphql-path";
import { createGraphqlServer } from "../graphql/graphql-server";
import { startJobClock } from "../jobs/job-clock";
import { startMailSender } from "../mail/mail-sender";
import { registerMetrics } from "../monitoring/register-metrics";
import { answerRest } from "../rest/rest-routes";
import { databaseFailureAnswer } from "./database-failure";
import { logger } from "./logger";
import { seedStore } from "./seed-store";
import { storeSettings } from "./store-settings";

export type InvalidationListener = (pattern: string | null) => void;

/** The embedded provider of one shop, or of several that are stores of one database. */
export interface Engine {
  db: ShopDatabase;
  /** Answers POST /graphql and the paths of /rest and /media. Never throws. */
  answer(request: Request): Promise<Response>;
  /** Calls `listener` with the path of each page that any process invalidates, or with null for everything. */
  onInvalidation(listener: InvalidationListener): void;
  /** Ends what runs beside requests, jobs and the mail sender, and leaves the database open. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Brings the database up to date and wires what answers requests.
 * @param opened the database when it is open already; else it is opened
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
    await seedStore(db, store);
    knowPictures(store.products);
  }
  const listeners: InvalidationListener[] = [(pattern) => evictInvalidated(db, pattern)];
  const invalidations = await subscribeToInvalidations(db, settings.databaseUrl, (pattern) => {
    for (const listener of listeners) listener(pattern);
  });
  registerMetrics(db, settings);
  const graphql = createGraphqlServer(settings.tellsSchema);
  const mail = startMailSender(db, stores);
  const shops = new Map(
    [...stores].map(([storeCode, settings]) => [
      storeCode,
      {
        db,
        backgroundDb: db,
        settings,
        storeCode,
        wakeMail: mail.wake,
        catchUpInvalidations: invalidations.catchUp,
      },
    ]),
  );
  const clock = startJobClock([...shops.values()], settings.processes.jobSeconds);

  async function retire(): Promise<void> {
    await clock.close();
    await mail.close();
    await invalidations.close();
  }

  return {
    db,
    async answer(request) {
      const shop = shops.get(askedStore(settings, request) ?? "");
      if (!shop) return storeNotFound(request);
      const limit = requestLimit(request, settings.processes.requestTimeout);
      const context = createContext(shop, request.headers, limit);
      try {
        return await (isGraphql(request)
          ? answerGraphql(graphql, request, context)
          : answerRest(request, context));
      } catch (error) {
        logger.error({ err: error, request: context.requestId }, "a request failed");
        return (
          databaseFailureAnswer(error) ??
          fileFailureAnswer(error) ??
          new Response("Internal server error", { status: 500 })
        );
      }
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
 * How long a request may wait for the database. A body of any length arrives as slowly as its sender's line is: a request
 * with one waits so long for each statement.
 * @param milliseconds that a request has
 */
function requestLimit(request: Request, milliseconds: number): TimeLimit {
  const deadline = deadlineOf(request.headers);
  const isShort = request.method === "GET" || request.method === "HEAD" || isGraphql(request);
  if (!isShort && deadline === null) return each(milliseconds);
  return endsAt(Math.min(deadline ?? Number.POSITIVE_INFINITY, performance.now() + milliseconds));
}
