import { mergedBalances } from "../balances/cart/chosen-balances";
import { usableBalances } from "../balances/cart/usable-cards";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import { mergedInformation } from "./additional-information";
import { type CartVisitor, requireUsable } from "./cart-access";
import { lockCarts, updateCart } from "./change-cart";
import { customerCart } from "./create-cart";
import { moveLines } from "./move-lines";

/**
 * Merges a guest's cart into the customer's after signing in: equal lines are combined, the guest cart is closed. Data
 * missing from the customer's cart (address, coupon) is taken over.
 * @param destinationId null for the customer's active cart
 * @returns the customer's cart
 * @throws GraphQLError when nobody is signed in, or a cart may not be used
 */
export async function mergeCarts(
  context: EngineContext,
  sourceId: string,
  destinationId: string | null,
): Promise<Row<"cart">> {
  const customer = await context.customer();
  if (!customer) throw authorizationError();
  const visitor: CartVisitor = { storeCode: context.storeCode, customerId: customer.id };
  const wantedId = destinationId ?? (await customerCart(context.db, context.storeCode, customer)).id;
  return context.db.transaction().execute(async (db) => {
    const locked = await lockCarts(db, [sourceId, wantedId]);
    const source = requireUsable(locked.get(sourceId), sourceId, visitor);
    const destination = requireUsable(locked.get(wantedId), wantedId, visitor);
    if (source.id === destination.id) return destination;
    if (destination.customer_id !== customer.id) {
      throw authorizationError(`The current user cannot perform operations on cart "${destination.id}"`);
    }
    await moveLines(db, source, destination);
    const kept = await inherited(db, source, destination);
    await updateCart(db, destination.id, kept);
    return { ...destination, ...kept };
  });
}

/** Data that the destination lacks and the source has. */
export async function inherited(db: Connection, source: Row<"cart">, destination: Row<"cart">) {
  const hasAddress = destination.shipping_address !== null;
  const { shipping_address, shipping_method, billing_address, billing_same_as_shipping } = hasAddress
    ? destination
    : source;
  return {
    shipping_address,
    shipping_method,
    billing_address,
    billing_same_as_shipping,
    coupon_code: destination.coupon_code ?? source.coupon_code,
    price_code: source.price_code ?? destination.price_code,
    declines_free_gift: Math.max(source.declines_free_gift, destination.declines_free_gift),
    balances: mergedBalances(await usableBalances(db, source), await usableBalances(db, destination)),
    additional_information: mergedInformation(source, destination),
  };
}
