import { sql } from "kysely";
import type { AbandonedCart } from "../admin-api/resolvers.generated";
import { viewCart } from "../carts/view-cart";
import type { Connection, Row } from "../database/schema";
import { type Page, pageOf, type TextCursor } from "../shared/keyset-page";
import { toMoney } from "../totals/money";
import { discountedGoods } from "../totals/total";

/** A cart that was changed later may still be in use, in milliseconds. */
const IN_USE = 60 * 60 * 1000;

/**
 * One page of the stores' carts whose shopper is known and has left them, those changed last first. Carts of draft orders
 * are the staff's.
 */
export async function listAbandonedCarts(
  db: Connection,
  storeCodes: string[],
  { pageSize, after }: { pageSize: number; after: TextCursor | null },
): Promise<Page<Row<"cart">>> {
  let carts = db
    .selectFrom("cart")
    .selectAll()
    .where("store_code", "in", storeCodes)
    .where("updated_at", "<", new Date(Date.now() - IN_USE).toISOString())
    // A literal, so that the partial index for these carts is used.
    .where("is_active", "=", sql.lit(1))
    .where("email", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("cart_item").select("uid").whereRef("cart_item.cart_id", "=", "cart.id")),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("draft_order").select("id").whereRef("draft_order.cart_id", "=", "cart.id"))),
    )
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  if (after)
    carts = carts
      .where("updated_at", "<=", after.first)
      .where(({ eb, or }) => or([eb("updated_at", "<", after.first), eb("id", "<", after.second)]));
  const rows = await carts.execute();
  return pageOf(rows, pageSize, ({ updated_at, id }) => ({ first: updated_at, second: id }));
}

/** Carts as staff see them, at today's prices; without their ids, which open them. */
export async function staffAbandonedCarts(db: Connection, rows: Row<"cart">[]): Promise<AbandonedCart[]> {
  const ids = rows.map(({ id }) => id);
  const customerIds = rows.flatMap(({ customer_id }) => customer_id ?? []);
  const [reminders, customers] = await Promise.all([
    db.selectFrom("cart_reminder").select(["cart_id", "sent_at"]).where("cart_id", "in", ids).execute(),
    db.selectFrom("customer").select(["id", "email"]).where("id", "in", customerIds).execute(),
  ]);
  const carts: AbandonedCart[] = [];
  for (const row of rows) {
    const { lines, totals } = await viewCart(db, row);
    carts.push({
      store_code: row.store_code,
      customer_id: row.customer_id === null ? null : String(row.customer_id),
      // A customer may have another address since.
      email: customers.find(({ id }) => id === row.customer_id)?.email ?? row.email ?? "",
      products: lines.map(({ product, quantity }) => `${quantity} × ${product.name}`),
      subtotal_with_discount: toMoney(discountedGoods(totals)),
      updated_at: row.updated_at,
      reminded_at: reminders.find(({ cart_id }) => cart_id === row.id)?.sent_at ?? null,
    });
  }
  return carts;
}
