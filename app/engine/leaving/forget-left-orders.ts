import type { Job } from "../jobs/job";
import { forgetOrder, isOver } from "./forget-order";
import { orderedLines } from "./ordered-lines";
import { sweepDesigns } from "./sweep-designs";
import { removeUnneeded } from "./unneeded-files";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** An order that nobody ever said has arrived is taken to have, this long after its customer left. */
const LONGEST_DAYS = 180;

/** Takes the person out of orders whose customer has left, once nothing more is to be sent of them. */
export const forgetLeftOrders: Job = {
  name: "forget-left-orders",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, storeCode }, now) {
    const longAgo = new Date(now.getTime() - LONGEST_DAYS * DAY_MILLISECONDS).toISOString();
    const unneeded = await db.transaction().execute(async (transaction) => {
      const orders = await transaction
        .selectFrom("sales_order")
        .select(["id", "shipping_address", "billing_address"])
        .where("store_code", "=", storeCode)
        .where("customer_id", "is", null)
        .where("customer_left_at", "<=", now.toISOString())
        .where((order) => order.or([isOver(order), order("customer_left_at", "<", longAgo)]))
        .execute();
      const lines = await orderedLines(transaction, orders);
      for (const order of orders) await forgetOrder(transaction, order);
      return { lines, photos: orders.length > 0 ? await sweepDesigns(transaction) : [] };
    });
    await removeUnneeded(settings, unneeded);
  },
};
