import type { Job } from "../jobs/job";
import { eraseOrder, isOver } from "./erase-order";
import { orderedLines } from "./ordered-lines";
import { sweepDesigns } from "./sweep-designs";
import { removeUnneeded } from "./unneeded-files";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** An order without a delivery event counts as delivered this long after the account was deleted. */
const MAX_OPEN_DAYS = 180;

/** Erases personal data from orders of deleted accounts once they are closed. */
export const eraseClosedOrders: Job = {
  name: "erase-closed-orders",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, storeCode }, now) {
    const longAgo = new Date(now.getTime() - MAX_OPEN_DAYS * DAY_MILLISECONDS).toISOString();
    const unneeded = await db.transaction().execute(async (transaction) => {
      const orders = await transaction
        .selectFrom("sales_order")
        .select(["id", "shipping_address", "billing_address"])
        .where("store_code", "=", storeCode)
        .where("customer_id", "is", null)
        .where("account_deleted_at", "<=", now.toISOString())
        .where((order) => order.or([isOver(order), order("account_deleted_at", "<", longAgo)]))
        .execute();
      const lines = await orderedLines(transaction, orders);
      for (const order of orders) await eraseOrder(transaction, order);
      return { lines, photos: orders.length > 0 ? await sweepDesigns(transaction) : [] };
    });
    await removeUnneeded(settings, unneeded);
  },
};
