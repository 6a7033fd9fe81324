import { sql } from "kysely";
import type { JobContext } from "../jobs/job";

/**
 * Finds the ids of non-empty carts last changed within the interval (ISO times) and not reminded of yet, of newsletter
 * subscribers; oldest first.
 */
export async function findAbandonedCarts(
  { db, storeCode }: Pick<JobContext, "db" | "storeCode">,
  { after, upTo }: { after: string; upTo: string },
  max: number,
): Promise<string[]> {
  const carts = await db
    .selectFrom("cart")
    .leftJoin("customer", "customer.id", "cart.customer_id")
    .innerJoin("newsletter_subscriber as subscriber", (join) =>
      join
        .onRef("subscriber.store_code", "=", "cart.store_code")
        .on((is) => is("subscriber.email", "=", is.fn.coalesce("customer.email", "cart.email"))),
    )
    .select("cart.id")
    .where("cart.store_code", "=", storeCode)
    .where("cart.updated_at", ">", after)
    .where("cart.updated_at", "<=", upTo)
    // A literal, so that the partial index for these carts is used.
    .where("cart.is_active", "=", sql.lit(1))
    .where("cart.email", "is not", null)
    .where("subscriber.status", "=", "subscribed")
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("cart_reminder").select("id").whereRef("cart_reminder.cart_id", "=", "cart.id"))),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("cart_item").select("uid").whereRef("cart_item.cart_id", "=", "cart.id")),
    )
    .orderBy("cart.updated_at")
    .limit(max)
    .execute();
  return carts.map(({ id }) => id);
}
