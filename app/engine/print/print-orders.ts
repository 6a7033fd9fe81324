import type { Row } from "../database/schema";
import { giveWay } from "../jobs/give-way";
import type { Job, JobContext } from "../jobs/job";
import { queueShopLetter } from "../mail/shop-letter";
import { deskPage } from "../order-desk/desk-token";
import { sendMadeProofs } from "../proofs/send-made-proofs";
import { logger } from "../shared/logger";
import { printLine } from "./print-line";
import { MissingPhoto } from "./print-photos";
import { type ClaimedTask, claimPrint, failPrint, settlePrint } from "./print-tasks";

/** Then other jobs get their turn; what is left is printed a minute later. */
const LONGEST_MILLISECONDS = 2 * 60_000;

/** Writes the print files of orders that were paid, line by line. */
export const printOrders: Job = {
  name: "print-orders",
  everyMilliseconds: 30_000,
  async run(context, now) {
    const ends = Date.now() + LONGEST_MILLISECONDS;
    for (;;) {
      const task = await claimPrint(context.db, now);
      if (!task) return;
      await printClaimed(context, task, now);
      if (Date.now() > ends) return;
      await giveWay();
    }
  },
};

/** Prints what is due of one order now. */
export async function printOrder(context: JobContext, orderId: number, now = new Date()): Promise<void> {
  for (;;) {
    const task = await claimPrint(context.db, now, orderId);
    if (!task) return;
    await printClaimed(context, task, now);
  }
}

async function printClaimed(context: JobContext, task: ClaimedTask, now: Date): Promise<void> {
  try {
    await printLine(context, task.order_item_id);
  } catch (error) {
    await noteFailure(context, task, error, now);
    return;
  }
  if (await settlePrint(context.db, task)) await sendMadeProofs(context, task.order_id, now);
}

/** A photo does not come back by trying again. */
async function noteFailure(context: JobContext, task: ClaimedTask, error: unknown, now: Date): Promise<void> {
  const isHopeless = error instanceof MissingPhoto;
  const problem = isHopeless ? "The file of a photo in it is gone." : "It could not be drawn for print.";
  logger.error({ err: error, order_item: task.order_item_id }, "an ordered design could not be printed");
  await context.db.transaction().execute(async (db) => {
    if (!(await failPrint(db, task, { problem, isHopeless, now }))) return;
    const item = await db
      .selectFrom("sales_order_item")
      .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
      .select(["sales_order_item.name", "sales_order.id", "sales_order.number", "sales_order.store_code"])
      .where("sales_order_item.id", "=", task.order_item_id)
      .executeTakeFirstOrThrow();
    await queueShopLetter(db, context.settings, stuckLetter(context, item, problem));
  });
  context.wakeMail();
}

type StuckLine = Pick<Row<"sales_order">, "id" | "number" | "store_code"> & { name: string };

function stuckLetter({ settings }: JobContext, { id, name, number, store_code }: StuckLine, problem: string) {
  return {
    storeCode: store_code,
    subject: `Cannot be printed: ${name}, order ${number}`,
    lines: [
      `Order ${number}: there is no print file of ${name}. ${problem}`,
      `Ask the buyer for the photo, or try again once it is back: ${deskPage(settings, id)}`,
    ],
  };
}
