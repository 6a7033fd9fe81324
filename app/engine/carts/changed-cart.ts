import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { Cart } from "../graphql/resolvers.generated";
import { cartResponse } from "./cart-response";
import { readCart } from "./change-cart";
import type { CartView } from "./view-cart";
import { viewTaxedCart } from "./view-taxed-cart";

/** The cart with that id as the contract shows it. @throws GraphQLError when the visitor may not use it */
export async function cartById(context: EngineContext, cartId: string): Promise<Cart> {
  const row = await readCart(context, cartId);
  const cart = cartResponse(context.settings, await viewTaxedCart(context, row));
  rows.set(cart, row);
  return cart;
}

const rows = new WeakMap<object, Row<"cart">>();

/**
 * The row of a cart that the contract shows: the row that it was made of, otherwise read anew.
 * @throws GraphQLError when the visitor may not use it
 */
export async function rowOfCart(
  context: EngineContext,
  cart: Partial<Pick<Cart, "id">>,
): Promise<Row<"cart">> {
  return rows.get(cart) ?? readCart(context, cart.id ?? "");
}

/** Changes the cart with that id, and returns the updated cart. @throws GraphQLError as the change does */
export async function cartAfter(
  context: EngineContext,
  cartId: string,
  change: () => Promise<void>,
): Promise<Cart> {
  await change();
  return cartById(context, cartId);
}

/**
 * Changes the cart that the input names, and returns the updated cart.
 * @throws GraphQLError when there is no input, or as the change does
 */
export async function changedCart<Input extends { cart_id: string }>(
  context: EngineContext,
  input: Input | null | undefined,
  change: (input: Input) => Promise<void>,
): Promise<{ cart: Cart }> {
  const wanted = requireInput(input);
  return { cart: await cartAfter(context, wanted.cart_id, () => change(wanted)) };
}

/**
 * Like `changedCart`, for a change that already returns the updated cart.
 * @throws GraphQLError when there is no input, or as the change does
 */
export async function computedCart<Input extends { cart_id: string }>(
  context: EngineContext,
  input: Input | null | undefined,
  change: (input: Input) => Promise<CartView>,
): Promise<{ cart: Cart }> {
  return { cart: cartResponse(context.settings, await change(requireInput(input))) };
}

function requireInput<Input>(input: Input | null | undefined): Input {
  if (!input) throw inputError('Required parameter "input" is missing');
  return input;
}
