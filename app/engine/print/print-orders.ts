import { databaseClock } from "../database/dialect";
import type { Row } from "../database/schema";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import type { Job, JobContext } from "../jobs/job";
import { withLease } from "../jobs/with-lease";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { queueShopEmail } from "../mail/shop-email";
import { lockOrder } from "../orders/order-step";
import { queueMadeProofs } from "../proofs/send-made-proofs";
import { logger } from "../shared/logger";
import { type Preflight, preflight, recordPreflight } from "./print-holds";
import { filesOf, printLine } from "./print-line";
import { MissingPhoto } from "./print-photos";
import {
  boundPrintTimes,
  type ClaimedTask,
  claimPrint,
  failPrint,
  leavePrint,
  reconcilePrint,
  renewPrint,
} from "./print-tasks";
import { writeTicket } from "./write-ticket";

/** Then other jobs get their turn; the rest is printed a minute later. */
const MAX_MILLISECONDS = 2 * 60_000;

/** Writes the print files of paid orders, line by line. */
export const printOrders: Job = {
  name: "print-orders",
  everyMilliseconds: 30_000,
  ignoresDate: true,
  async run(context, now) {
    const time = clockFrom(now);
    await boundPrintTimes(context.db, now);
    const ends = now.getTime() + MAX_MILLISECONDS;
    while (await printNext(context, time)) {
      if (time().getTime() > ends) return;
      await yieldToRequests(context.signal);
    }
  },
};

/** Prints what is due of one order now, until the context's signal is aborted. */
export async function printDue(context: JobContext, orderId: number): Promise<void> {
  const time = await databaseClock(context.db);
  while (!context.signal?.aborted && (await printNext(context, time, orderId)));
}

/** @returns whether there was something to print */
async function printNext(context: JobContext, time: () => Date, orderId?: number): Promise<boolean> {
  const { db, storeCode } = context;
  const task = await claimPrint(db, storeCode, time(), orderId);
  if (!task) return false;
  let checked: Preflight;
  const earlier = await filesOf(db, task.order_item_id);
  try {
    checked = await withLease(
      () => renewPrint(db, task, time()),
      async () => {
        const saved = await printLine(context, task.order_item_id);
        await writeTicket(context, task);
        return preflight(context, saved);
      },
    );
  } catch (error) {
    if (context.signal?.aborted) await leavePrint(db, task, time());
    else await recordFailure(context, task, error, time());
    return true;
  }
  const isPrintedAgain = earlier.some(({ revision }) => revision === checked.revision);
  await recordPrinted(context, task, { ...checked, isPrintedAgain }, time());
  return true;
}

/** In one transaction, so that a crash in between cannot delay a proof, nor release a line with findings. */
async function recordPrinted(
  { db, settings, wakeMail }: JobContext,
  task: ClaimedTask,
  checked: Preflight & { isPrintedAgain: boolean },
  now: Date,
) {
  const hasSent = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, task.order_id);
    if (!(await reconcilePrint(transaction, task)) || !order) return false;
    const isHeld = await recordPreflight(transaction, { settings }, order, task.order_item_id, checked);
    return (await queueMadeProofs(transaction, settings, order, now)) || isHeld;
  });
  if (hasSent) wakeMail();
}

/** Retrying cannot restore a missing photo. */
async function recordFailure(context: JobContext, task: ClaimedTask, error: unknown, now: Date) {
  const isHopeless = error instanceof MissingPhoto;
  const problem = isHopeless ? "One of its photo files is missing." : "We couldn't make its print file.";
  logger.error({ err: error, order_item: task.order_item_id }, "an ordered design could not be printed");
  await context.db.transaction().execute(async (db) => {
    if (!(await failPrint(db, task, { problem, isHopeless, now }))) return;
    const item = await db
      .selectFrom("sales_order_item")
      .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
      .select(["sales_order_item.name", "sales_order.id", "sales_order.number", "sales_order.store_code"])
      .where("sales_order_item.id", "=", task.order_item_id)
      .executeTakeFirstOrThrow();
    await queueShopEmail(db, context.settings, stuckEmail(context, item, problem));
  });
  context.wakeMail();
}

type StuckLine = Pick<Row<"sales_order">, "id" | "number" | "store_code"> & { name: string };

function stuckEmail({ settings }: JobContext, { id, name, number, store_code }: StuckLine, problem: string) {
  return {
    storeCode: store_code,
    subject: `Can't print: ${name}, order ${number}`,
    lines: [
      `Order ${number}: there's no print file for ${name}. ${problem}`,
      `Ask the buyer for the photo, or try again once it's back: ${staffOrderLink(settings, id)}`,
    ],
  };
}

function clockFrom(now: Date): () => Date {
  const began = performance.now();
  return () => new Date(now.getTime() + performance.now() - began);
}
