import { ReleaseUnpaidOrderDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { UNKNOWN_ERROR } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";

/** Cancels the unpaid order that this browser placed last, and restores its cart for changes. */
export async function changeUnpaidOrder(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const orderToken = await readCookie(request, orderDataCookie);
  if (!orderToken) return seeOther(provider, CART_PATH);
  const response = await provider.attempt(ReleaseUnpaidOrderDocument, {
    orderToken,
    presentCartId: provider.cartId,
  });
  const released = response.data?.releaseUnpaidOrder;
  if (!released?.cart_id) {
    flash(provider, "error", released?.user_errors[0]?.message || response.message || UNKNOWN_ERROR);
    return seeOther(provider, "/checkout/success");
  }
  provider.keepCart(released.cart_id);
  provider.keepCookie(orderDataCookie, null);
  flash(provider, "success", "Your order is open again. You haven't been charged.");
  return seeOther(provider, CART_PATH);
}
