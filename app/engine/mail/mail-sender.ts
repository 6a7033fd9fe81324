import { setTimeout as pause } from "node:timers/promises";
import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { logger } from "../shared/logger";
import { deliverMail } from "./deliver-mail";
import { PRIORITY } from "./email-kinds";
import { openTransport, type Transport } from "./transport";

const POLL_MILLISECONDS = 60_000;
/** Time for emails in progress when the store stops; less than its grace period of 25 seconds. */
const STOP_MILLISECONDS = 8000;
/** A mail server that is faster than this gets one connection: more would only take time from requests. */
const QUICK_MILLISECONDS = 50;

/**
 * A store's connections, each with the lowest priority it sends: however slow newsletters are, one connection is
 * reserved for orders and one for sign-in codes.
 */
const CONNECTIONS = [PRIORITY.bulk, PRIORITY.bulk, PRIORITY.transactional, PRIORITY.security];

/**
 * Sends the outbox in the background of one process, several emails at a time. Starts with the emails left by an
 * earlier process, and checks every minute for retries.
 * @param stores settings by store; emails of other stores are left to the processes that serve them
 */
export function startMailSender(
  db: Connection,
  stores: ReadonlyMap<string, Settings>,
  stopMilliseconds = STOP_MILLISECONDS,
) {
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

  /** Signals that there may be email. Returns at once and never throws. */
  function wake(): void {
    for (const sender of senders) sender.wake();
  }

  const timer = setInterval(wake, POLL_MILLISECONDS);
  timer.unref();
  wake();
  return {
    wake,
    /** Resolves when the emails in progress are sent, or aborted after eight seconds. */
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
  db: Connection;
  storeCode: string;
  transport: Transport;
  /** Stops sending further emails. */
  signal: AbortSignal;
  /** Aborts the emails in progress. */
  interrupt: AbortSignal;
}

/** Opens another connection, up to the limit, whenever the mail server is slow on all open ones. */
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
    /** Resolves when no email is in progress. */
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
