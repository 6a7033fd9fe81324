import { redirect } from "@remix-run/node";
import { OpenLeftCartDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { pathAndQuery } from "~/storefront/session/path-and-query";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { CART_PATH } from "../cart-intents";

const OPENED = "Your cart is back, just as you left it.";

/** Makes the cart of the link this browser's, and shows it; a link that opens nothing leads back to its page, which says why. */
export async function openAbandonedCart(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  await submittedForm(request);
  const page = new URL(request.url);
  const answer = await provider.attempt(OpenLeftCartDocument, {
    token: page.searchParams.get("token") ?? "",
    presentCartId: provider.cartId,
  });
  const id = answer.data?.openLeftCart?.cart?.id;
  if (!id) {
    if (answer.message) flash(provider, "error", answer.message);
    return redirect(pathAndQuery(page), { status: 303, headers: await provider.headers() });
  }
  provider.keepCart(id);
  flash(provider, "success", OPENED);
  return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
}
