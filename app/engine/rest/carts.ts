import { isGoneCart } from "../carts/cart-access";
import { cartById } from "../carts/changed-cart";
import { createGuestCart, customerCart, findActiveCart } from "../carts/create-cart";
import { requireRoomForCart } from "../carts/guest-cart-rate-limit";
import type { EngineContext } from "../graphql/context";
import type { Cart } from "../graphql/resolvers.generated";
import { noActiveCart, noSuchEntity, notAuthorized } from "./magento-response";

/** Whose cart a call is about, and by which id. */
export interface AskedCart {
  cartId: string;
  isGuest: boolean;
  /** In which the cart may be used: guest-carts are used as a guest, so that they never open a customer's. */
  context: EngineContext;
}

/** POST guest-carts: the id of a new cart. */
export async function createRestGuestCart(context: EngineContext): Promise<string> {
  await requireRoomForCart(context);
  return (await createGuestCart(context.db, context.storeCode, null)).id;
}

/** POST carts/mine: the id of the customer's cart, which is made when there is none. */
export async function createRestCustomerCart(context: EngineContext): Promise<string> {
  const customer = await context.customer();
  if (!customer) throw notAuthorized();
  return (await customerCart(context.db, context.storeCode, customer)).id;
}

/** The cart of guest-carts/{id}. */
export function guestCart(context: EngineContext, cartId: string): AskedCart {
  return { cartId, isGuest: true, context: { ...context, customer: async () => null } };
}

/**
 * The cart of carts/mine, which is not made by asking for it.
 * @param missing what is said when there is none; Magento says it in two ways
 */
export async function ownCart(
  context: EngineContext,
  missing: (customerId: number) => Error = noActiveCart,
): Promise<AskedCart> {
  const customer = await context.customer();
  if (!customer) throw notAuthorized();
  const cart = await findActiveCart(context.db, context.storeCode, customer.id);
  if (!cart) throw missing(customer.id);
  return { cartId: cart.id, isGuest: false, context };
}

/** @throws Error 404 for a cart that is unknown, somebody else's or ordered */
export async function viewAskedCart({ cartId, context }: AskedCart): Promise<Cart> {
  return whereThereIsACart(cartId, () => cartById(context, cartId));
}

/** Runs what needs the cart; that it is not there is said in Magento's words. */
export async function whereThereIsACart<Result>(
  cartId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isGoneCart(error, cartId) ? noSuchEntity("cartId", cartId) : error;
  }
}
