import { DeleteAddressDocument, UpdateAddressDocument } from "~/provider/contract/documents.generated";
import type { Answer } from "~/provider/provider.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { noDeeper } from "../no-deeper.server";
import { roomDone, roomForm } from "../room-form.server";
import type { RoomVisit } from "../room-visit";
import { addressChoiceValidator } from "./address-form";
import { addressBookPath } from "./book-address";

interface Change {
  apply(visit: RoomVisit, id: number): Promise<Answer<unknown>>;
  done: string;
}

/** What the buttons of the book ask for, in their field `intent`. */
const changes: Record<string, Change> = {
  delete: {
    apply: ({ provider }, id) => provider.attempt(DeleteAddressDocument, { id }),
    done: "You deleted the address.",
  },
  "ship-here": {
    apply: ({ provider }, id) =>
      provider.attempt(UpdateAddressDocument, { id, input: { default_shipping: true } }),
    done: "Your orders are shipped there by default now.",
  },
  "bill-here": {
    apply: ({ provider }, id) =>
      provider.attempt(UpdateAddressDocument, { id, input: { default_billing: true } }),
    done: "This is your default billing address now.",
  },
};

/** Deletes an address or makes it a default one. @throws Response 404 for a deeper address, 400 for an unknown intent */
export async function changeAddressBook(visit: RoomVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent)) throw new Response("There is nothing to do.", { status: 400 });
  const checked = await roomForm(visit, form, addressChoiceValidator);
  if (checked instanceof Response) return checked;
  const { apply, done } = changes[intent];
  const answer = await apply(visit, checked.data.id);
  return answer.status ? roomDone(visit, addressBookPath, done) : checked.refused(answer);
}
