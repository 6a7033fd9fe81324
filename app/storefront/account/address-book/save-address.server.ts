import { CreateAddressDocument, UpdateAddressDocument } from "~/provider/contract/documents.generated";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { bookAddressValidator } from "./address-form";
import { addressBookPath, addressInput } from "./book-address";

const SAVED = "Your address has been saved.";
const ID = /^[1-9]\d{0,8}$/;

/**
 * Adds the address and shows the address book.
 * @throws Response 404 for an unknown sub-page
 */
export async function createAddress(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const checked = await validateAccountForm(visit, await submittedForm(visit.request), bookAddressValidator);
  if (checked instanceof Response) return checked;
  const response = await visit.provider.attempt(CreateAddressDocument, { input: addressInput(checked.data) });
  return response.status ? redirectWithSuccess(visit, addressBookPath, SAVED) : checked.rejected(response);
}

/**
 * Updates the address of the page.
 * @throws Response 404 for an unknown id
 */
export async function updateAddress(visit: AccountVisit): Promise<Response> {
  const { orderId: id = "", subOrderId } = visit;
  if (!ID.test(id) || subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  const checked = await validateAccountForm(visit, await submittedForm(visit.request), bookAddressValidator);
  if (checked instanceof Response) return checked;
  const response = await visit.provider.attempt(UpdateAddressDocument, {
    id: Number(id),
    input: addressInput(checked.data),
  });
  return response.status ? redirectWithSuccess(visit, addressBookPath, SAVED) : checked.rejected(response);
}
