import { EstimateDeliveryDocument, type EstimateTotalsInput } from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import type { DeliveryEstimate } from "./estimate-view";
import { deliveryEstimate } from "./estimate-view";
import type { MethodCodes } from "./method-value";

interface Question {
  cartId: string;
  postcode: string;
  /** With null the provider uses the first available method. */
  method: MethodCodes | null;
}

/** Returns the cart's totals when delivered to the ZIP code, or an error. */
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
