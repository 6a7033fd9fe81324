import type { CustomerAddressInput } from "~/provider/contract/documents.generated";
import type { Result } from "~/provider/provider.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { bookAddressValidator } from "./address-form";
import { addressBookPath, bookAddressInput } from "./book-address";

/** Saves the submitted address, then shows the address book; an invalid or rejected form is shown again. */
export async function saveAddress(
  visit: AccountVisit,
  save: (input: CustomerAddressInput) => Promise<Result<unknown>>,
): Promise<Response> {
  const checked = await validateAccountForm(visit, await submittedForm(visit.request), bookAddressValidator);
  if (checked instanceof Response) return checked;
  const response = await save(bookAddressInput(checked.data));
  return response.status
    ? redirectWithSuccess(visit, addressBookPath, "Your address has been saved.")
    : checked.rejected(response);
}
