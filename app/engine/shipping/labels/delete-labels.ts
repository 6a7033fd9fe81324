import { shopFiles } from "../../files/shop-files";
import type { Job } from "../../jobs/job";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { labelFileName } from "./label-file";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** A label is used within days; carriers take it back within a month. */
const RETENTION_DAYS = 90;
const MAX_PER_RUN = 500;

/** Deletes the files of old labels, and of orders from which personal data was erased. */
export const deleteLabels: Job = {
  name: "delete-shipping-labels",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, signal, storeCode }, now) {
    const longAgo = new Date(now.getTime() - RETENTION_DAYS * DAY_MILLISECONDS).toISOString();
    const labels = await db
      .selectFrom("shipping_label")
      .innerJoin("sales_order", "sales_order.id", "shipping_label.order_id")
      .select(["shipping_label.id", "shipping_label.order_id"])
      // One without a stored file can still be fetched from its address.
      .where((label) =>
        label.or([
          label("shipping_label.has_file", "=", 1),
          label("shipping_label.file_url", "is not", null),
        ]),
      )
      .where("shipping_label.store_code", "=", storeCode)
      .where((label) =>
        label.or([label("shipping_label.created_at", "<", longAgo), label("sales_order.email", "=", "")]),
      )
      .limit(MAX_PER_RUN)
      .execute();
    for (const label of labels) {
      await shopFiles(settings).remove(labelFileName(label));
      await db
        .updateTable("shipping_label")
        .set({ has_file: 0, file_url: null })
        .where("id", "=", label.id)
        .execute();
      await yieldToRequests(signal);
    }
  },
};
