import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import type { Database } from "../database/schema";
import { logger } from "../shared/logger";
import { deliverMail } from "./deliver-mail";
import { PRIORITY } from "./email-kinds";
import { openTransport, type Transport } from "./transport";

const POLL_MILLISECONDS = 60_000;
/** How long emails on their way may still take when the shop stops: less than its grace period of 25 seconds. */
const STOP_MILLISECONDS = 8000;
/** A mail server that takes emails faster gets them over one connection: more would only keep the process from requests. */
const QUICK_MILLISECONDS = 50;

/**
 * The connections of a store, each with the last priority it sends: however slow newsletters are, one connection is
 * left to orders and one to sign-in codes.
 */
const CONNECTIONS = [PRIORITY.bulk, PRIORITY.bulk, PRIORITY.transactional, PRIORITY.security];

/** Empties the outbox of one process, several emails at a time, beside the requests. */
export interface MailSender {
  /** Says that there may be mail. Answers at once and never throws. */
  wake(): void;
  /** Stops looking; resolves when the emails on their way are sent, or are broken off after eight seconds. */
  close(): Promise<void>;
}

/**
 * Starts with what an earlier process left behind, and looks again every minute for mails to retry.
 * @param stores settings by store; emails of other stores are left to the processes that serve these
 */
export function startMailSender(
  db: Kysely<Database>,
  stores: ReadonlyMap<string, Settings>,
  stopMilliseconds = STOP_MILLISECONDS,
): MailSender {
  const stopping = new AbortController();
  const interrupting = new AbortController();
  const senders = [...stores].map(([storeCode, settings]) =>
    storeSender({
      db,
      storeCode,
      transport: openTransport(settings),
      signal: stopping.signal,
      interrupt: interrupting.signal,
    }),
  );

  function wake(): void {
    for (const sender of senders) sender.wake();
  }

  const timer = setInterval(wake, POLL_MILLISECONDS);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      stopping.abort();
      clearInterval(timer);
      const idle = Promise.all(senders.map((sender) => sender.idle()));
      await Promise.race([idle, pause(stopMilliseconds, undefined, { ref: false })]);
      interrupting.abort(new Error("The shop stops."));
      await idle;
    },
  };
}

interface StoreSender {
  db: Kysely<Database>;
  storeCode: string;
  transport: Transport;
  /** Stops it from starting on further emails. */
  signal: AbortSignal;
  /** Breaks off the emails on their way. */
  interrupt: AbortSignal;
}

/** Opens one more connection, up to the limit, whenever those that are open are held up by the mail server. */
function storeSender({ db, storeCode, transport, signal, interrupt }: StoreSender) {
  const running = new Map<number, Promise<void>>();
  const heldUp = new Set<number>();
  let wakes = 0;

  function openWhereNeeded(): void {
    const free = CONNECTIONS.findIndex((_, connection) => !running.has(connection));
    if (free === -1 || heldUp.size < running.size || signal.aborted) return;
    running.set(
      free,
      empty(free).finally(() => running.delete(free)),
    );
  }

  async function empty(connection: number): Promise<void> {
    let seen: number;
    do {
      seen = wakes;
      const options = { signal, interrupt, lastPriority: CONNECTIONS[connection] };
      await deliverMail(db, storeCode, watchedTransport(connection), options).catch((error) =>
        logger.error({ err: error, store: storeCode }, "the outbox could not be read"),
      );
    } while (seen !== wakes && !signal.aborted);
  }

  function watchedTransport(connection: number): Transport {
    return async (email, interrupt) => {
      const timer = setTimeout(() => {
        heldUp.add(connection);
        openWhereNeeded();
      }, QUICK_MILLISECONDS);
      try {
        await transport(email, interrupt);
      } finally {
        clearTimeout(timer);
        heldUp.delete(connection);
      }
    };
  }

  return {
    wake() {
      wakes += 1;
      openWhereNeeded();
    },
    /** Resolves when no email is on its way. */
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
