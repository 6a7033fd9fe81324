import type { Row } from "../database/schema";
import { noSuchEntity } from "../graphql/errors";
import { CART_NOT_ACTIVE, cartNotFound } from "./cart-errors";

export interface CartVisitor {
  storeCode: string;
  /** Null for guests. */
  customerId: number | null;
}

type OwnedCart = Pick<Row<"cart">, "store_code" | "customer_id" | "is_active">;

/**
 * The single check whether a visitor may use a cart. A guest's cart belongs to anyone who knows its id, a customer's
 * cart only to that customer; a foreign cart gets the same response as one that does not exist.
 */
export function mayUse(cart: OwnedCart, visitor: CartVisitor): boolean {
  const isOwn = cart.customer_id === null || cart.customer_id === visitor.customerId;
  return isOwn && cart.store_code === visitor.storeCode;
}

/** @throws GraphQLError when the cart is unknown, another customer's, or no longer active */
export function requireUsable<Cart extends OwnedCart>(
  cart: Cart | undefined,
  cartId: string,
  visitor: CartVisitor,
): Cart {
  if (!cart || !mayUse(cart, visitor)) throw noSuchEntity(cartNotFound(cartId));
  if (!cart.is_active) throw noSuchEntity(CART_NOT_ACTIVE);
  return cart;
}
