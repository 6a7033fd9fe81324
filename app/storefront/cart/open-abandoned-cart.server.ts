import { redirect } from "@remix-run/node";
import { OpenAbandonedCartDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { pathAndQuery } from "../session/path-and-query";
import { CART_PATH } from "./cart-intents";

const OPENED = "Your cart is back, just as you left it.";

/**
 * Makes the cart of the link this browser's cart, and shows it; an invalid link redirects to its page, which explains
 * the reason.
 */
export async function openAbandonedCart(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  await submittedForm(request);
  const page = new URL(request.url);
  const response = await provider.attempt(OpenAbandonedCartDocument, {
    token: page.searchParams.get("token") ?? "",
    presentCartId: provider.cartId,
  });
  const id = response.data?.openAbandonedCart?.cart?.id;
  if (!id) {
    if (response.message) flash(provider, "error", response.message);
    return redirect(pathAndQuery(page), { status: 303, headers: await provider.headers() });
  }
  provider.keepCart(id);
  flash(provider, "success", OPENED);
  return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
}
