import type { AbandonedCart } from "../admin-api/resolvers.generated";
import { viewCart } from "../carts/view-cart";
import type { Connection, Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import { toMoney } from "../totals/money";
import { discountedGoods } from "../totals/total";

/** Carts as staff see them, at today's prices; without their ids, which open them. */
export async function staffAbandonedCarts(db: Connection, rows: Row<"cart">[]): Promise<AbandonedCart[]> {
  const [reminders, emailOf] = await Promise.all([
    remindersOf(
      db,
      rows.map(({ id }) => id),
    ),
    emailsOf(db, rows),
  ]);
  const carts: AbandonedCart[] = [];
  for (const row of rows) {
    const { lines, totals } = await viewCart(db, row);
    carts.push({
      store_code: row.store_code,
      customer_id: row.customer_id === null ? null : String(row.customer_id),
      email: emailOf(row),
      products: lines.map(({ product, quantity }) => `${quantity} × ${product.name}`),
      subtotal_with_discount: toMoney(discountedGoods(totals)),
      updated_at: row.updated_at,
      reminded_at: reminders.find(({ cart_id }) => cart_id === row.id)?.sent_at ?? null,
    });
  }
  return carts;
}

/** A cart as the export has it: what is in it by SKU, without prices, which need the whole cart. */
export interface ExportedCart {
  store_code: string;
  customer_id: number | null;
  email: string;
  products: string[];
  updated_at: string;
  reminded_at: string | null;
}

export async function exportedCarts(db: Connection, rows: Row<"cart">[]): Promise<ExportedCart[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [reminders, emailOf, items] = await Promise.all([
    remindersOf(db, ids),
    emailsOf(db, rows),
    db.selectFrom("cart_item").select(["cart_id", "sku", "quantity"]).where("cart_id", "in", ids).execute(),
  ]);
  const remindedAt = new Map(reminders.map(({ cart_id, sent_at }) => [cart_id, sent_at]));
  const itemsOf = groupBy(items, ({ cart_id }) => cart_id);
  return rows.map((row) => ({
    store_code: row.store_code,
    customer_id: row.customer_id,
    email: emailOf(row),
    products: (itemsOf.get(row.id) ?? []).map(({ sku, quantity }) => `${quantity} × ${sku}`),
    updated_at: row.updated_at,
    reminded_at: remindedAt.get(row.id) ?? null,
  }));
}

/** When these carts' shoppers were reminded; carts without a reminder are left out. */
export async function remindersOf(db: Connection, cartIds: string[]) {
  if (cartIds.length === 0) return [];
  return db
    .selectFrom("cart_reminder")
    .select(["cart_id", "sent_at"])
    .where("cart_id", "in", cartIds)
    .execute();
}

async function emailsOf(db: Connection, rows: Row<"cart">[]): Promise<(row: Row<"cart">) => string> {
  const customerIds = rows.flatMap(({ customer_id }) => customer_id ?? []);
  const customers =
    customerIds.length === 0
      ? []
      : await db.selectFrom("customer").select(["id", "email"]).where("id", "in", customerIds).execute();
  const emails = new Map(customers.map(({ id, email }) => [id, email]));
  // A customer may have another address since.
  return ({ customer_id, email }) => emails.get(customer_id ?? 0) ?? email ?? "";
}
