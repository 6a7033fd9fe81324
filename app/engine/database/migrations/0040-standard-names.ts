import { type Kysely, type Migration, sql } from "kysely";

/** The tables of before and their names now; their indexes keep their names. */
const TABLES: [former: string, name: string][] = [
  ["cache_clearing", "cache_invalidation"],
  ["cart_item_aside", "inactive_cart_item"],
  ["gst_certificate", "tax_certificate"],
  ["identity_check", "order_verification"],
  ["leaving_code", "account_deletion_code"],
];

/** By the tables' names now. */
const COLUMNS: [table: string, former: string, name: string][] = [
  ["balance_entry", "ends_entry_id", "expired_entry_id"],
  ["cache_invalidation", "cleared_at", "invalidated_at"],
  ["clock_reading", "seen_at", "read_at"],
  ["customer", "member_told_until", "member_notified_until"],
  ["inactive_cart_item", "set_aside_at", "removed_at"],
  ["login_code", "asker_hash", "requester_hash"],
  ["print_file", "cleared_at", "deleted_at"],
  ["proof", "shop_words", "shop_message"],
  ["reward_account", "expiry_told_until", "expiry_notified_until"],
  ["reward_account", "tells_changes", "notifies_changes"],
  ["reward_account", "tells_expiry", "notifies_expiry"],
  ["sales_order", "customer_left_at", "account_deleted_at"],
];

const VALUES: [table: string, column: string, former: string, value: string][] = [
  ["job", "name", "clear-print-files", "delete-print-files"],
  ["job", "name", "clear-what-is-over", "delete-expired-access"],
  ["job", "name", "forget-left-orders", "erase-closed-orders"],
  ["job", "name", "forget-old-carts", "delete-old-carts"],
  ["job", "name", "forget-old-letters", "delete-old-emails"],
  ["job", "name", "remind-of-left-carts", "remind-of-abandoned-carts"],
  ["job", "name", "tell-of-ending-memberships", "notify-ending-memberships"],
  ["job", "name", "tell-of-expiring-points", "notify-expiring-points"],
  ["mail_outbox", "kind", "identity-code", "verification-code"],
  ["newsletter_event", "source", "letter", "email"],
  ["newsletter_subscriber", "source", "letter", "email"],
  ["order_event", "kind", "identity-confirmed", "verification-confirmed"],
];

/** Renames tables, columns and stored values to the terms of the field. */
export const standardNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [former, name] of TABLES) await db.schema.alterTable(former).renameTo(name).execute();
    for (const [table, former, name] of COLUMNS)
      await db.schema.alterTable(table).renameColumn(former, name).execute();
    for (const [table, column, former, value] of VALUES) {
      const values = db as Kysely<Record<string, Record<string, string>>>;
      await values.updateTable(table).set(column, value).where(column, "=", former).execute();
    }
    await sql`update product set counted_prices = replace(counted_prices, '"least":', '"min":')`.execute(db);
    await sql`update cart set balances = replace(replace(balances, '"seenCents":', '"shownCents":'),
      '"seenPoints":', '"shownPoints":') where balances is not null`.execute(db);
  },
};
