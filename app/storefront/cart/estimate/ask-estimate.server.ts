import { EstimateDeliveryDocument, type EstimateTotalsInput } from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import type { MethodCodes } from "../method-value";
import { type DeliveryEstimate, deliveryEstimate } from "./estimate-view";

interface Question {
  cartId: string;
  postcode: string;
  /** Null lets the provider take the first that is available. */
  method: MethodCodes | null;
}

/** What the cart would come to, delivered to the ZIP code; or why that cannot be told. */
export async function askEstimate(
  provider: Provider,
  { cartId, postcode, method }: Question,
): Promise<Result<DeliveryEstimate>> {
  const input: EstimateTotalsInput = {
    cart_id: cartId,
    address: { country_code: "US", postcode },
    shipping_method: method && { carrier_code: method.carrier, method_code: method.method },
  };
  const response = await provider.attempt(EstimateDeliveryDocument, { input });
  return response.status ? { ...response, data: deliveryEstimate(postcode, response.data) } : response;
}
