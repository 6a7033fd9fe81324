import {
  SetOrderDetailsDocument,
  type SetOrderDetailsMutation,
} from "~/provider/contract/documents.generated";
import type { Answer, Provider } from "~/provider/provider.server";
import type { OrderDetails } from "./order-details-form";

/** Keeps what is said of the order besides its addresses. A provider that cannot keep them is excused when nothing is said. */
export async function saveOrderDetails(
  provider: Provider,
  cartId: string,
  { dropship, sendProof, business }: OrderDetails,
): Promise<Answer<SetOrderDetailsMutation | null>> {
  const answer = await provider.attempt(SetOrderDetailsDocument, {
    input: {
      cart_id: cartId,
      dropship,
      send_proof: sendProof,
      business_purchase: business !== null,
      gst_company: business?.company,
      gst_number: business?.gstNumber,
      ship_to: business?.shipTo,
      bill_to: business?.billTo,
    },
  });
  const isNothingSaid = !dropship && !sendProof && business === null;
  return !answer.status && isNothingSaid ? { status: true, message: "", data: null, error: null } : answer;
}
