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

/** Starts with what an earlier process left behind, and looks again every minute for mails to retry. */
export function startMailSender(db: Kysely<Database>, settings: Settings): MailSender {
  const transport = openTransport(settings);
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
      try {
        await deliverMail(db, transport, ending.signal);
      } catch (error) {
        logger.error({ err: error }, "the outbox could not be read");
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
