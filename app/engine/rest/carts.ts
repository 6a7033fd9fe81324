import { isGoneCart } from "../carts/cart-errors";
import { cartById } from "../carts/changed-cart";
import { createGuestCart, customerCart, findActiveCart } from "../carts/create-cart";
import { requireRoomForCart } from "../carts/guest-cart-rate-limit";
import type { EngineContext } from "../graphql/context";
import type { Cart } from "../graphql/resolvers.generated";
import { noActiveCart, noSuchEntity, notAuthorized } from "./magento-response";

/** The cart of a request, with its id. */
export interface AskedCart {
  cartId: string;
  isGuest: boolean;
  /**
   * The context for using the cart: guest-carts are used as a guest, so that they never grant access to a customer's.
   */
  context: EngineContext;
}

/** POST guest-carts: creates a cart and responds with its id. */
export async function createRestGuestCart(context: EngineContext): Promise<string> {
  await requireRoomForCart(context);
  return (await createGuestCart(context.db, context.storeCode, null)).id;
}

/** POST carts/mine: responds with the id of the customer's cart, creating it if necessary. */
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
 * The cart of carts/mine, which is not created by reading it.
 * @param missing the error when there is none; Magento has two wordings
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

/** @throws Error 404 for a cart that is unknown, another customer's or ordered */
export async function viewAskedCart({ cartId, context }: AskedCart): Promise<Cart> {
  return whereThereIsACart(cartId, () => cartById(context, cartId));
}

/** Runs an operation on a cart; a missing cart is reported in Magento's wording. */
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
