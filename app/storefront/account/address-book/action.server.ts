import { DeleteAddressDocument, UpdateAddressDocument } from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import { actionByIntent, redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { addressChoiceValidator } from "./address-form";
import { addressBookPath } from "./book-address";

/** Deletes an address or makes it a default one. @throws Response 400 for an unknown intent */
export const action = actionByIntent({
  delete: change("Your address has been deleted.", (provider, id) =>
    provider.attempt(DeleteAddressDocument, { id }),
  ),
  "ship-here": change("This is now your default shipping address.", (provider, id) =>
    provider.attempt(UpdateAddressDocument, { id, input: { default_shipping: true } }),
  ),
  "bill-here": change("This is now your default billing address.", (provider, id) =>
    provider.attempt(UpdateAddressDocument, { id, input: { default_billing: true } }),
  ),
});

function change(done: string, apply: (provider: Provider, id: number) => Promise<Result<unknown>>) {
  return async (visit: AccountVisit, form: FormData): Promise<Response> => {
    const checked = await validateAccountForm(visit, form, addressChoiceValidator);
    if (checked instanceof Response) return checked;
    const result = await apply(visit.provider, checked.data.id);
    return result.status ? redirectWithSuccess(visit, addressBookPath, done) : checked.rejected(result);
  };
}
