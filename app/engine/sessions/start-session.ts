import { GraphQLError } from "graphql";
import { isGoneCart } from "../carts/cart-errors";
import { cartById } from "../carts/changed-cart";
import { customerCart } from "../carts/create-cart";
import { mergeCarts } from "../carts/merge-carts";
import { setBillingAddress } from "../carts/set-billing-address";
import { setShippingAddress } from "../carts/set-shipping-address";
import { viewCart } from "../carts/view-cart";
import { readAddresses } from "../customers/addresses";
import { findCustomerByToken } from "../customers/customer-token";
import type { Row } from "../database/schema";
import { claimDesigns } from "../designs/claim-designs";
import type { EngineContext } from "../graphql/context";
import type { ShippingCartAddress, StartedSession } from "../graphql/resolvers.generated";

/**
 * Transfers what the visitor had before a login (specification §4): designs and guest cart. The cart gets the
 * customer's default shipping address if it has items to ship and no address.
 * @param token the token that the login has just issued; null when it issued none
 * @returns null when there is no token or a step fails; earlier steps stay done
 */
export async function startSession(
  context: EngineContext,
  token: string | null | undefined,
  guestCartId: string | null | undefined,
): Promise<StartedSession | null> {
  const customer = token ? await findCustomerByToken(context.db, context.storeCode, token) : null;
  if (!token || !customer) return null;
  const ownContext = { ...context, bearerToken: token, customer: async () => customer };
  try {
    return await bringBelongings(ownContext, customer, guestCartId ?? null);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

async function bringBelongings(
  context: EngineContext,
  customer: Row<"customer">,
  guestCartId: string | null,
): Promise<StartedSession> {
  await claimDesigns(context);
  const { id } = await customerCart(context.db, context.storeCode, customer);
  const hasGuestCart = guestCartId !== null && guestCartId !== id;
  const isMerged = !hasGuestCart || (await mergeGuestCart(context, guestCartId, id));
  return {
    customer_id: String(customer.id),
    cart_id: id,
    is_guest_cart_gone: !isMerged,
    shipping: await setDefaultAddress(context, customer, id),
  };
}

/** @returns false when the guest cart is gone or may not be used; it is then ignored */
async function mergeGuestCart(context: EngineContext, guestCartId: string, id: string): Promise<boolean> {
  try {
    await mergeCarts(context, guestCartId, id);
    return true;
  } catch (error) {
    if (isGoneCart(error, guestCartId)) return false;
    throw error;
  }
}

/** @returns the shipping method for the default address; null unless that was set */
async function setDefaultAddress(
  context: EngineContext,
  { id: customerId }: Row<"customer">,
  cartId: string,
): Promise<ShippingCartAddress | null> {
  const { db } = context;
  const cart = await db.selectFrom("cart").selectAll().where("id", "=", cartId).executeTakeFirstOrThrow();
  if (cart.shipping_address !== null) return null;
  const usual = (await readAddresses(db, customerId)).find((address) => address.default_shipping === 1);
  if (!usual) return null;
  const { isVirtual, lines } = await viewCart(db, cart);
  if (isVirtual || lines.length === 0) return null;
  await setShippingAddress(context, cartId, [{ customer_address_id: usual.id }]);
  await setBillingAddress(context, cartId, { same_as_shipping: true });
  const { shipping_addresses } = await cartById(context, cartId);
  return shipping_addresses?.[0] ?? null;
}
