import { DeleteAddressDocument, UpdateAddressDocument } from "~/provider/contract/documents.generated";
import type { Answer } from "~/provider/provider.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { addressChoiceValidator } from "./address-form";
import { addressBookPath } from "./book-address";

interface Change {
  apply(visit: AccountVisit, id: number): Promise<Answer<unknown>>;
  done: string;
}

/** What the buttons of the book ask for, in their field `intent`. */
const changes: Record<string, Change> = {
  delete: {
    apply: ({ provider }, id) => provider.attempt(DeleteAddressDocument, { id }),
    done: "Your address has been deleted.",
  },
  "ship-here": {
    apply: ({ provider }, id) =>
      provider.attempt(UpdateAddressDocument, { id, input: { default_shipping: true } }),
    done: "This is now your default shipping address.",
  },
  "bill-here": {
    apply: ({ provider }, id) =>
      provider.attempt(UpdateAddressDocument, { id, input: { default_billing: true } }),
    done: "This is now your default billing address.",
  },
};

/** Deletes an address or makes it a default one. @throws Response 404 for a deeper address, 400 for an unknown intent */
export async function changeAddressBook(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent)) throw new Response("There's nothing to update.", { status: 400 });
  const checked = await validateAccountForm(visit, form, addressChoiceValidator);
  if (checked instanceof Response) return checked;
  const { apply, done } = changes[intent];
  const answer = await apply(visit, checked.data.id);
  return answer.status ? redirectWithSuccess(visit, addressBookPath, done) : checked.refused(answer);
}
