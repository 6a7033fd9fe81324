import { GraphQLError } from "graphql";

const MAX_ECHO_LENGTH = 64;

/** Message for a cart that was ordered or merged. */
export const CART_NOT_ACTIVE = "The cart isn't active.";

/** True if the error says that the cart with that id is unknown, another customer's, or no longer active. */
export function isGoneCart(error: unknown, cartId: string): boolean {
  return error instanceof GraphQLError && [CART_NOT_ACTIVE, cartNotFound(cartId)].includes(error.message);
}

/** Message for a cart that is unknown or another customer's. Long ids are truncated. */
export function cartNotFound(cartId: string): string {
  return `Could not find a cart with ID "${cartId.slice(0, MAX_ECHO_LENGTH)}"`;
}
