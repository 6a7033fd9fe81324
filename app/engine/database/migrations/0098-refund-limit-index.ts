import type { Kysely, Migration } from "kysely";
import { sql } from "kysely";

/** Indexes what a person has refunded, of which each refund sums up the day. */
export const refundLimitIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("admin_audit_refunds_index")
      .on("admin_audit")
      .columns(["admin_user_id", "at"])
      .where(sql.ref("amount_cents"), "is not", null)
      .execute();
  },
};
