import { bringAlong } from "../carts/bring-along";
import { mergeCarts } from "../carts/merge-carts";
import type { EngineContext } from "../graphql/context";
import { type FoundLeftCart, findLeftCart } from "./find-left-cart";
import { renewCart } from "./renew-cart";

/**
 * Makes the cart of a reminder's link the asker's. A customer's own cart takes a guest's in; a guest goes on with it
 * under a new id, and what is in their present one comes along.
 * @returns null when the link is forged or too old
 */
export async function openLeftCart(
  context: EngineContext,
  token: string,
  presentCartId: string | null,
): Promise<FoundLeftCart | null> {
  const found = await findLeftCart(context, token);
  if (found?.state !== "WAITING") return found;
  const { cart } = found;
  if (cart.customer_id !== null || cart.id === presentCartId) return found;
  const id = await renewCart(context, cart.id);
  if (id === null) return openLeftCart(context, token, presentCartId);
  if (await context.customer()) return { state: "WAITING", cart: await mergeCarts(context, id, null) };
  if (presentCartId !== null) await bringAlong(context, presentCartId, id);
  return findLeftCart(context, token);
}
