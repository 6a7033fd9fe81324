import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import { openDatabase } from "../database/open-database";
import type { Database } from "../database/schema";
import { answerGraphql } from "../graphql/answer-graphql";
import { createContext } from "../graphql/create-context";
import { createGraphqlServer } from "../graphql/graphql-server";
import { startJobClock } from "../jobs/job-clock";
import { startMailSender } from "../mail/mail-sender";
import { logger } from "./logger";
import { answerRest } from "./rest-routes";
import { seedStore } from "./seed-store";

/** The embedded provider of one shop. */
export interface Engine {
  db: Kysely<Database>;
  /** Answers POST /graphql and the paths of /rest and /media. Never throws. */
  answer(request: Request): Promise<Response>;
  /** Ends what runs beside requests, jobs and the mail sender, and leaves the database open. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Brings the database up to date and wires what answers requests.
 * @param opened the database when it is open already; else it is opened
 */
export async function openEngine(settings: Settings, opened?: Kysely<Database>): Promise<Engine> {
  const db = await openDatabase(settings, opened);
  await seedStore(db, settings.brand);
  const graphql = createGraphqlServer();
  const mail = startMailSender(db, settings);
  const clock = startJobClock({ db, settings, storeCode: settings.brand, wakeMail: mail.wake });

  async function retire(): Promise<void> {
    await clock.close();
    await mail.close();
  }

  return {
    db,
    async answer(request) {
      const context = createContext({ db, settings, wakeMail: mail.wake }, request.headers);
      try {
        return await (isGraphql(request)
          ? answerGraphql(graphql, request, context)
          : answerRest(request, context));
      } catch (error) {
        logger.error({ err: error }, "a request failed");
        return new Response("Internal server error", { status: 500 });
      }
    },
    retire,
    async close() {
      await retire();
      await db.destroy();
    },
  };
}

const GRAPHQL_PATH = /^https?:\/\/[^/?#]*\/graphql(?:[?#]|$)/;

/** Without parsing the address: this stands before every answer. */
function isGraphql(request: Request): boolean {
  return GRAPHQL_PATH.test(request.url);
}
