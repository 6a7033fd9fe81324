import type { Kysely, Migration } from "kysely";
import { householdHash, mailboxHash, placeOf } from "../../promotions/coupon-person";
import type { Database } from "../schema";

const BATCH = 500;

/** Personal coupons by mailbox and household. */
export const personalCouponsByPerson: Migration = {
  async up(db: Kysely<Database>) {
    await addPersonOfCoupons(db);
    await describeMailboxes(db);
    await describeHouseholds(db);
  },
};

async function addPersonOfCoupons(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable("personal_coupon")
    .addColumn("mailbox", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("personal_coupon").addColumn("household", "text").execute();
  await db.schema
    .createIndex("personal_coupon_mailbox_index")
    .on("personal_coupon")
    .columns(["store_code", "purpose", "mailbox"])
    .execute();
  await db.schema
    .createIndex("personal_coupon_household_unique")
    .unique()
    .on("personal_coupon")
    .columns(["store_code", "purpose", "household"])
    .execute();
}

async function describeMailboxes(db: Kysely<Database>): Promise<void> {
  for (let last = ""; ; ) {
    const coupons = await db
      .selectFrom("personal_coupon")
      .select(["code", "email"])
      .where("code", ">", last)
      .orderBy("code")
      .limit(BATCH)
      .execute();
    for (const { code, email } of coupons) {
      await db
        .updateTable("personal_coupon")
        .set({ mailbox: mailboxHash(email) })
        .where("code", "=", code)
        .execute();
    }
    const end = coupons.at(-1);
    if (!end) return;
    last = end.code;
  }
}

/** A household that has used several coupons is noted with one of them. */
async function describeHouseholds(db: Kysely<Database>): Promise<void> {
  for (let last = ""; ; ) {
    const coupons = await db
      .selectFrom("personal_coupon")
      .innerJoin("sales_order", "sales_order.id", "personal_coupon.order_id")
      .select(["code", "purpose", "personal_coupon.store_code", "shipping_address", "billing_address"])
      .where("first_order_only", "=", 1)
      .where("code", ">", last)
      .orderBy("code")
      .limit(BATCH)
      .execute();
    for (const { code, purpose, store_code, ...addresses } of coupons) {
      const place = placeOf(addresses);
      const household = place && householdHash(place);
      const known = await db
        .selectFrom("personal_coupon")
        .select("code")
        .where("store_code", "=", store_code)
        .where("purpose", "=", purpose)
        .where("household", "=", household)
        .executeTakeFirst();
      if (known) continue;
      await db.updateTable("personal_coupon").set({ household }).where("code", "=", code).execute();
    }
    const end = coupons.at(-1);
    if (!end) return;
    last = end.code;
  }
}
