import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeSchema } from "~/engine/database/describe-schema";
import { inspectDatabase } from "~/engine/database/inspect-database";
import { migrations } from "~/engine/database/migrations";
import { openDatabase } from "~/engine/database/open-database";
import { freshSettings } from "./engine-fixture";

const MIGRATION = "0040-standard-names";

test("what is stored under former names is found under those of today", async () => {
  const { settings, remove } = await freshSettings();
  await (await openDatabase(settings)).destroy();
  await inspectDatabase(settings, async (db) => {
    for (const statement of FORMER) await sql.raw(statement).execute(db);
    await migrations[MIGRATION].up(db);
    const { print_file, leaving_code, account_deletion_code } = await describeSchema(db);
    expect([leaving_code, Object.keys(account_deletion_code.columns).sort()]).toEqual([
      undefined,
      DELETION_CODE,
    ]);
    expect(Object.keys(print_file.columns)).toContain("deleted_at");
    expect(await db.selectFrom("inactive_cart_item").select(["uid", "removed_at"]).execute()).toEqual([
      { uid: "saved", removed_at: "2026" },
    ]);
    expect(await db.selectFrom("job").select("name").where("due_at", "=", "2026").execute()).toEqual([
      { name: "delete-old-emails" },
    ]);
    const { balances } = await db.selectFrom("cart").select("balances").executeTakeFirstOrThrow();
    expect(JSON.parse(String(balances))).toEqual({
      giftCards: [{ id: 1, ending: "AB12", shownCents: 500 }],
      credit: { shownCents: 300 },
      points: { wanted: null, shownPoints: 20 },
    });
    expect(await db.selectFrom("newsletter_event").select("source").execute()).toEqual([{ source: "email" }]);
  });
  await (await openDatabase(settings)).destroy();
  await remove();
});

const DELETION_CODE = ["attempts", "code_hash", "created_at", "customer_id", "expires_at"];

/** Undoes the migration, and writes rows as an earlier version did. */
const FORMER = [
  "alter table cache_invalidation rename to cache_clearing",
  "alter table inactive_cart_item rename to cart_item_aside",
  "alter table tax_certificate rename to gst_certificate",
  "alter table order_verification rename to identity_check",
  "alter table account_deletion_code rename to leaving_code",
  "alter table balance_entry rename column expired_entry_id to ends_entry_id",
  "alter table cache_clearing rename column invalidated_at to cleared_at",
  "alter table clock_reading rename column read_at to seen_at",
  "alter table customer rename column member_notified_until to member_told_until",
  "alter table cart_item_aside rename column removed_at to set_aside_at",
  "alter table login_code rename column requester_hash to asker_hash",
  "alter table print_file rename column deleted_at to cleared_at",
  "alter table proof rename column shop_message to shop_words",
  "alter table reward_account rename column expiry_notified_until to expiry_told_until",
  "alter table reward_account rename column notifies_changes to tells_changes",
  "alter table reward_account rename column notifies_expiry to tells_expiry",
  "alter table sales_order rename column account_deleted_at to customer_left_at",
  "insert into cart_item_aside (uid, kind, line, set_aside_at) values ('saved', 'saved', '{}', '2026')",
  `insert into cart (id, store_code, is_active, billing_same_as_shipping, save_in_address_book, version, created_at, updated_at, balances)
    values ('former', 'mpc', 1, 1, 0, 1, '2026', '2026', '{"giftCards":[{"id":1,"ending":"AB12","seenCents":500}],"credit":{"seenCents":300},"points":{"wanted":null,"seenPoints":20}}')`,
  "insert into job (store_code, name, due_at) values ('former', 'forget-old-letters', '2026')",
  "insert into newsletter_event (store_code, email, kind, source, created_at) values ('mpc', 'a@example.com', 'subscribed', 'letter', '2026')",
];
