import { bringAlong } from "../carts/bring-along";
import { mergeCarts } from "../carts/merge-carts";
import type { EngineContext } from "../graphql/context";
import { type FoundAbandonedCart, findAbandonedCart } from "./find-abandoned-cart";
import { renewCart } from "./renew-cart";

/**
 * Gives the cart of a reminder's link to the current visitor. A guest's cart is merged into a customer's own cart; a
 * guest continues with the abandoned cart under a new id, and the lines of their present cart are added to it.
 * @returns null when the link is forged or expired
 */
export async function openAbandonedCart(
  context: EngineContext,
  token: string,
  presentCartId: string | null,
): Promise<FoundAbandonedCart | null> {
  const found = await findAbandonedCart(context, token);
  if (found?.state !== "WAITING") return found;
  const { cart } = found;
  if (cart.customer_id !== null || cart.id === presentCartId) return found;
  const id = await renewCart(context, cart.id);
  if (id === null) return openAbandonedCart(context, token, presentCartId);
  if (await context.customer()) return { state: "WAITING", cart: await mergeCarts(context, id, null) };
  if (presentCartId !== null) await bringAlong(context, presentCartId, id);
  return findAbandonedCart(context, token);
}
