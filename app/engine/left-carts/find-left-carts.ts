import { sql } from "kysely";
import type { JobContext } from "../jobs/job";

/** When a cart was touched last, ISO times. */
export interface LeftSpan {
  after: string;
  upTo: string;
}

/**
 * The ids of carts with something in them that were left in that span and not looked at since, of people who get our
 * letters; the longest left first.
 */
export async function findLeftCarts(
  { db, storeCode }: Pick<JobContext, "db" | "storeCode">,
  { after, upTo }: LeftSpan,
  most: number,
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
    // Written out, as the index is made for these carts alone.
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
    .limit(most)
    .execute();
  return carts.map(({ id }) => id);
}
