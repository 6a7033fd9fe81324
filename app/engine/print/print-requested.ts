import { setTimeout as pause } from "node:timers/promises";
import type { Connection } from "../database/schema";
import type { JobContext } from "../jobs/job";
import { logger } from "../shared/logger";
import { printDue } from "./print-orders";

/**
 * Print files that staff request are drawn in the background, as those of the job are: a long book takes longer than a
 * request may, and goes on when its request has been answered.
 */

/** A request waits this long for its files. */
const MAX_WAIT_MILLISECONDS = 8000;

interface Background {
  ending: AbortController;
  running: Set<Promise<void>>;
}

const backgrounds = new WeakMap<Connection, Background>();

/**
 * Prints what is due of one order now.
 * @param context with the database of background work
 * @returns when it is printed, or after these milliseconds; failures are recorded with the order's lines
 */
export async function printOrder(
  context: JobContext,
  orderId: number,
  maxMilliseconds = MAX_WAIT_MILLISECONDS,
): Promise<void> {
  const { ending, running } = backgroundOf(context.db);
  const work = printDue({ ...context, signal: ending.signal }, orderId)
    .catch((error) => logger.error({ err: error, order: orderId }, "an order could not be printed"))
    .finally(() => running.delete(work));
  running.add(work);
  const waiting = new AbortController();
  const tooLong = pause(maxMilliseconds, undefined, { signal: waiting.signal, ref: false });
  await Promise.race([work, tooLong.catch(() => {})]);
  waiting.abort();
}

/** Ends the drawing of requested files at its next step; what is left is due for the job. */
export async function endRequestedPrints(db: Connection): Promise<void> {
  const background = backgrounds.get(db);
  backgrounds.delete(db);
  background?.ending.abort(new Error("The shop ends."));
  await Promise.all(background?.running ?? []);
}

function backgroundOf(db: Connection): Background {
  const existing = backgrounds.get(db);
  if (existing) return existing;
  const background = { ending: new AbortController(), running: new Set<Promise<void>>() };
  backgrounds.set(db, background);
  return background;
}
