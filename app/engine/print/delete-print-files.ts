import type { Job } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { removePrintFiles } from "./print-file-store";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Longer than claims are possible; regenerated files would have the same bytes. */
const RETENTION_DAYS = 90;
const ENDED = ["delivered", "cancelled", "refunded"];
const MAX_PER_RUN = 500;

/** Deletes print files of orders that ended long ago; their hashes stay with the lines. */
export const deletePrintFiles: Job = {
  name: "delete-print-files",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, storeCode, signal }, now) {
    const longAgo = new Date(now.getTime() - RETENTION_DAYS * DAY_MILLISECONDS).toISOString();
    const lines = await db
      .selectFrom("print_file")
      .innerJoin("sales_order_item", "sales_order_item.id", "print_file.order_item_id")
      .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
      .select("print_file.order_item_id")
      .distinct()
      .where("print_file.deleted_at", "is", null)
      .where("print_file.created_at", "<", longAgo)
      .where("sales_order.store_code", "=", storeCode)
      .where("sales_order.status", "in", ENDED)
      .limit(MAX_PER_RUN)
      .execute();
    for (const { order_item_id } of lines) {
      await removePrintFiles(settings, [order_item_id]);
      await db
        .updateTable("print_file")
        .set({ deleted_at: now.toISOString() })
        .where("order_item_id", "=", order_item_id)
        .execute();
      await yieldToRequests(signal);
    }
  },
};
