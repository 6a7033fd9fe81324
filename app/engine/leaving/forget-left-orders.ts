import type { Transaction } from "kysely";
import type { Database, Row } from "../database/schema";
import { removePhoto } from "../designs/photo-files";
import type { Job } from "../jobs/job";
import { removePrintFiles } from "../print/print-file-store";
import { forgetOrder, isOver } from "./forget-order";
import { sweepDesigns } from "./sweep-designs";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** An order that nobody ever said has arrived is taken to have, this long after its customer left. */
const LONGEST_DAYS = 180;

/** Takes the person out of orders whose customer has left, once nothing more is to be sent of them. */
export const forgetLeftOrders: Job = {
  name: "forget-left-orders",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, storeCode }, now) {
    const longAgo = new Date(now.getTime() - LONGEST_DAYS * DAY_MILLISECONDS).toISOString();
    const { photos, lines } = await db.transaction().execute(async (transaction) => {
      const orders = await transaction
        .selectFrom("sales_order")
        .select(["id", "shipping_address", "billing_address"])
        .where("store_code", "=", storeCode)
        .where("customer_id", "is", null)
        .where("customer_left_at", "<=", now.toISOString())
        .where((order) => order.or([isOver(order), order("customer_left_at", "<", longAgo)]))
        .execute();
      const lines = await linesOf(transaction, orders);
      for (const order of orders) await forgetOrder(transaction, order);
      return { lines, photos: orders.length > 0 ? await sweepDesigns(transaction) : [] };
    });
    await Promise.all(photos.map((id) => removePhoto(settings, id)));
    await removePrintFiles(settings, lines);
  },
};

/** The ids of the lines of orders. */
async function linesOf(
  transaction: Transaction<Database>,
  orders: Pick<Row<"sales_order">, "id">[],
): Promise<number[]> {
  if (orders.length === 0) return [];
  const lines = await transaction
    .selectFrom("sales_order_item")
    .select("id")
    .where(
      "order_id",
      "in",
      orders.map(({ id }) => id),
    )
    .execute();
  return lines.map(({ id }) => id);
}
