import {
  SetOrderDetailsDocument,
  type SetOrderDetailsMutation,
} from "~/provider/contract/documents.generated";
import type { Answer, Provider } from "~/provider/provider.server";
import type { OrderDetails } from "./order-details-form";

/**
 * Saves the order's details besides its addresses. The error of a provider that cannot store them is ignored when there
 * are none.
 */
export async function saveOrderDetails(
  provider: Provider,
  cartId: string,
  details: OrderDetails,
): Promise<Answer<SetOrderDetailsMutation | null>> {
  const answer = await provider.attempt(SetOrderDetailsDocument, { input: { cart_id: cartId, ...details } });
  const { dropship, send_proof, business_purchase } = details;
  const isEmpty = !dropship && !send_proof && !business_purchase;
  return !answer.status && isEmpty ? { status: true, message: "", data: null, error: null } : answer;
}
