import { RespondToAddressSuggestionDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { stepPath } from "../checkout-steps";
import { ACCEPT, RESPONSE } from "./address-suggestion";

/** Takes the answer to a suggested address, and returns to the checkout: 303. */
export async function respondToSuggestion(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  if (provider.cartId) {
    const accept = form.get(RESPONSE) === ACCEPT;
    const response = await provider.attempt(RespondToAddressSuggestionDocument, {
      cartId: provider.cartId,
      accept,
    });
    if (!response.status && response.message) flash(provider, "error", response.message);
  }
  return seeOther(provider, stepPath("delivery"));
}
