import { type ExpressionBuilder, sql } from "kysely";
import { removeUploadedPicture } from "../../catalog/uploaded-pictures";
import { lockReferencedRows } from "../../database/dialect";
import type { Database, Row } from "../../database/schema";
import type { Job, JobContext } from "../../jobs/job";
import { yieldToRequests } from "../../jobs/yield-to-requests";

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** A page that shows a discarded draft may still be open. */
const MIN_AGE_MILLISECONDS = 7 * DAY_MILLISECONDS;
const MAX_A_RUN = 500;

type UploadedRow = Pick<Row<"product_picture">, "file" | "sku">;

/** Deletes uploaded pictures of products that neither the shop, nor a draft, nor the history shows. */
export const sweepPictures: Job = {
  name: "sweep-pictures",
  everyMilliseconds: DAY_MILLISECONDS,
  async run(context, now) {
    const before = new Date(now.getTime() - MIN_AGE_MILLISECONDS).toISOString();
    for (const picture of await unusedPictures(context, before)) {
      await yieldToRequests(context.signal);
      if (await deleteUnused(context.db, picture))
        await removeUploadedPicture(context.settings, picture.file);
    }
  },
};

function unusedPictures({ db, storeCode }: JobContext, before: string): Promise<UploadedRow[]> {
  return db
    .selectFrom("product_picture")
    .innerJoin("product", "product.sku", "product_picture.sku")
    .select(["product_picture.file", "product_picture.sku"])
    .where("product_picture.created_at", "<", before)
    .where("product.store_code", "=", storeCode)
    .where(isUnused)
    .limit(MAX_A_RUN)
    .execute();
}

/** Forms about the product wait meanwhile. */
function deleteUnused(db: JobContext["db"], { file, sku }: UploadedRow): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockReferencedRows(
      transaction,
      transaction.selectFrom("product").select("sku").where("sku", "=", sku),
    ).execute();
    const deleted = await transaction
      .deleteFrom("product_picture")
      .where("file", "=", file)
      .where(isUnused)
      .returning("file")
      .executeTakeFirst();
    return deleted !== undefined;
  });
}

/** The columns that name a product's pictures are JSON. */
function isUnused({ and, exists, not, selectFrom }: ExpressionBuilder<Database, "product_picture">) {
  const isNamed = (column: string) =>
    sql<boolean>`${sql.ref(column)} like '%' || ${sql.ref("product_picture.file")} || '%'`;
  const overrides = selectFrom("product_override")
    .select("field")
    .whereRef("product_override.sku", "=", "product_picture.sku")
    .where(isNamed("product_override.value"));
  const drafts = selectFrom("product_draft")
    .select("product_draft.sku")
    .whereRef("product_draft.sku", "=", "product_picture.sku")
    .where(isNamed("product_draft.changes"));
  const changes = selectFrom("product_change")
    .select("id")
    .whereRef("product_change.sku", "=", "product_picture.sku")
    .where(isNamed("product_change.changes"));
  return and([not(exists(overrides)), not(exists(drafts)), not(exists(changes))]);
}
