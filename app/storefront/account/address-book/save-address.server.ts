import { CreateAddressDocument, UpdateAddressDocument } from "~/provider/contract/documents.generated";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { noDeeper } from "../no-deeper.server";
import { roomDone, roomForm } from "../room-form.server";
import type { RoomVisit } from "../room-visit";
import { bookAddressValidator } from "./address-form";
import { addressBookPath, addressInput } from "./book-address";

const SAVED = "You saved the address.";
const ID = /^[1-9]\d{0,8}$/;

/** Adds the address to the book and shows it there. @throws Response 404 for a deeper address */
export async function createAddress(visit: RoomVisit): Promise<Response> {
  noDeeper(visit);
  const checked = await roomForm(visit, await submittedForm(visit.request), bookAddressValidator);
  if (checked instanceof Response) return checked;
  const answer = await visit.provider.attempt(CreateAddressDocument, { input: addressInput(checked.data) });
  return answer.status ? roomDone(visit, addressBookPath, SAVED) : checked.refused(answer);
}

/** Changes the address of the book that the room is about. @throws Response 404 when its id is none */
export async function updateAddress(visit: RoomVisit): Promise<Response> {
  const { orderId: id = "", subOrderId } = visit;
  if (!ID.test(id) || subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  const checked = await roomForm(visit, await submittedForm(visit.request), bookAddressValidator);
  if (checked instanceof Response) return checked;
  const answer = await visit.provider.attempt(UpdateAddressDocument, {
    id: Number(id),
    input: addressInput(checked.data),
  });
  return answer.status ? roomDone(visit, addressBookPath, SAVED) : checked.refused(answer);
}
