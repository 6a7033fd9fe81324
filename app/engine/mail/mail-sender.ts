import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { logger } from "../shared/logger";
import { deliverMail } from "./deliver-mail";
import { openTransport } from "./transport";

const LOOK_AGAIN_MILLISECONDS = 60_000;

/** Empties the outbox of one process, one mail at a time, beside the requests. */
export interface MailSender {
  /** Says that there may be mail. Answers at once and never throws. */
  wake(): void;
  /** Stops looking; resolves when the mail on its way is settled. */
  close(): Promise<void>;
}

/**
 * Starts with what an earlier process left behind, and looks again every minute for mails to retry.
 * @param stores settings by store; letters of other stores are left to the processes that serve these
 */
export function startMailSender(db: Kysely<Database>, stores: ReadonlyMap<string, Settings>): MailSender {
  const transports = [...stores].map(([storeCode, settings]) => ({
    storeCode,
    transport: openTransport(settings),
  }));
  let running: Promise<void> | null = null;
  let hasMore = false;
  const ending = new AbortController();

  function wake(): void {
    if (ending.signal.aborted) return;
    hasMore = true;
    running ??= run().finally(() => {
      running = null;
    });
  }

  async function run(): Promise<void> {
    while (hasMore && !ending.signal.aborted) {
      hasMore = false;
      for (const { storeCode, transport } of transports) {
        await deliverMail(db, storeCode, transport, ending.signal).catch((error) =>
          logger.error({ err: error, store: storeCode }, "the outbox could not be read"),
        );
      }
    }
  }

  const timer = setInterval(wake, LOOK_AGAIN_MILLISECONDS);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      ending.abort();
      clearInterval(timer);
      await running;
    },
  };
}
