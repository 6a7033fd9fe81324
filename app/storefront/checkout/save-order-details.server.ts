import {
  SetOrderDetailsDocument,
  type SetOrderDetailsMutation,
} from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import type { OrderDetails } from "./order-details-form";

/** Saves order details besides the addresses. A provider that does not support them is no error when there are none. */
export async function saveOrderDetails(
  provider: Provider,
  cartId: string,
  { dropship, sendProof, business }: OrderDetails,
): Promise<Result<SetOrderDetailsMutation | null>> {
  const response = await provider.attempt(SetOrderDetailsDocument, {
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
  return !response.status && isNothingSaid
    ? { status: true, message: "", data: null, error: null }
    : response;
}
