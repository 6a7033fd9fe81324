import type { AdminContext } from "../admin-api/admin-context";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/**
 * The context in which the draft's customer would use their cart in their store: only their own designs are found, and
 * neither price codes nor drafts of products apply. Without an account, it is that of a guest who owns nothing.
 */
export function customerContext(
  context: AdminContext,
  db: Connection,
  cart: Pick<Row<"cart">, "customer_id" | "store_code">,
): EngineContext {
  let customer: Promise<Row<"customer"> | null> | undefined;
  return {
    ...context,
    db,
    settings: context.settingsOf(cart.store_code),
    storeCode: cart.store_code,
    bearerToken: null,
    customer() {
      customer ??= customerOfCart(db, cart);
      return customer;
    },
    ownerHash: null,
    priceCache: null,
    previewDraft: () => Promise.resolve(null),
  };
}

/** The account of a cart's customer; null for a guest. */
export async function customerOfCart(
  db: Connection,
  { customer_id }: Pick<Row<"cart">, "customer_id">,
): Promise<Row<"customer"> | null> {
  if (customer_id === null) return null;
  return (
    (await db.selectFrom("customer").selectAll().where("id", "=", customer_id).executeTakeFirst()) ?? null
  );
}
