import type { Provider, Result } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";
import { backToCart, finish } from "../cart-change.server";

/** Magento's message for a line that is not in the cart, for example removed in another window. */
const NO_SUCH_LINE = /^Could not find cart item with id/;

const LINE_GONE = "This item is no longer in your cart. You may have removed it in another window.";
export const SAVED_LINE_GONE =
  "This item is no longer saved. You may have moved or removed it in another window.";
export const NOTHING_TO_RESTORE = "We can't put this item back. It may already be in your cart.";

/** Checks whether an action failed because the line does not exist. */
export function isLineGone({ message, status }: Result<unknown>): boolean {
  return !status && NO_SUCH_LINE.test(message);
}

/** Like `finish`, for an action on a line. @param gone message if the line no longer exists */
export async function finishLine(
  provider: Provider,
  response: Result<unknown>,
  done: string | null,
  gone = LINE_GONE,
): Promise<Response> {
  if (!isLineGone(response)) return finish(provider, response, done);
  flash(provider, "error", gone);
  return backToCart(provider);
}
