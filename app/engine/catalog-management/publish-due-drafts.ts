import { recordAudit } from "../audit/record-audit";
import type { Job, JobContext } from "../jobs/job";
import { logger } from "../shared/logger";
import { mayPublish } from "../staff/may-publish";
import { entryOf } from "./audit-entry";
import { leavesOfferedValues } from "./offered-values";
import { lockProduct } from "./product-state";
import { publishFields } from "./publish-fields";

const MAX_A_RUN = 200;

/**
 * Publishes drafts at the time for which they are scheduled, also when the shop was not running then. One that fails does
 * not stop the others; it is tried again at the next run.
 */
export const publishDueDrafts: Job = {
  name: "publish-due-drafts",
  everyMilliseconds: 10_000,
  async run(context, now) {
    for (const sku of await dueSkus(context, now)) {
      if (context.signal?.aborted) return;
      await publishDue(context, sku, now).catch((error: unknown) =>
        logger.error({ err: error, store: context.storeCode, sku }, "a draft was not published"),
      );
    }
  },
};

async function dueSkus({ db, storeCode }: JobContext, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("product_draft")
    .innerJoin("product", "product.sku", "product_draft.sku")
    .select("product_draft.sku")
    .where("product_draft.publish_at", "<=", now.toISOString())
    .where("product.store_code", "=", storeCode)
    .where("product.is_enabled", "=", 1)
    .orderBy("product_draft.publish_at")
    .limit(MAX_A_RUN)
    .execute();
  return rows.map(({ sku }) => sku);
}

/**
 * Publishes once, however many processes try. Who scheduled it is who published it; without their permission or the
 * store, or if the product would be sold in no value of an option, the draft loses its time.
 */
function publishDue({ db, storeCode }: JobContext, sku: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const state = await lockProduct(transaction, { storeCodes: [storeCode] }, sku);
    const { draft } = state;
    if (!draft?.publish_at || draft.publish_at > now.toISOString()) return;
    const userId = draft.admin_user_id;
    const isAllowed = await mayPublish(transaction, userId, storeCode, "catalog.edit");
    if (!isAllowed || !leavesOfferedValues(state, draft.changes)) {
      await transaction
        .updateTable("product_draft")
        .set({ publish_at: null })
        .where("sku", "=", sku)
        .execute();
      await recordAudit(transaction, { ...entryOf(state, "catalog.unschedule", []), userId });
      return;
    }
    await transaction.deleteFrom("product_draft").where("sku", "=", sku).execute();
    const published = await publishFields(transaction, state, draft.changes, { userId });
    await recordAudit(transaction, { ...entryOf(state, "catalog.publish", published), userId });
  });
}
