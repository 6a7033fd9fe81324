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
  details: OrderDetails,
): Promise<Result<SetOrderDetailsMutation | null>> {
  const answer = await provider.attempt(SetOrderDetailsDocument, { input: { cart_id: cartId, ...details } });
  const { dropship, send_proof, business_purchase } = details;
  const isEmpty = !dropship && !send_proof && !business_purchase;
  return !answer.status && isEmpty ? { status: true, message: "", data: null, error: null } : answer;
}
