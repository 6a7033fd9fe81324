import { UpdateAddressDocument } from "~/provider/contract/documents.generated";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { saveAddress } from "../address-book/save-address.server";

const ID = /^[1-9]\d{0,8}$/;

/** Changes the address with the id in the path. @throws Response 404 when that is no id */
export async function action(visit: AccountVisit): Promise<Response> {
  const { orderId: id = "", subOrderId } = visit;
  if (!ID.test(id) || subOrderId !== undefined) throw pageNotFound();
  return saveAddress(visit, (input) =>
    visit.provider.attempt(UpdateAddressDocument, { id: Number(id), input }),
  );
}
