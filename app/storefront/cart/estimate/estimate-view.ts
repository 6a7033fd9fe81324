import type { EstimateDeliveryMutation } from "~/provider/contract/documents.generated";
import { type TotalLine, totalLines } from "../cart-view";
import { deliveryMethods } from "./delivery-methods";
import { methodValue } from "./method-value";

/** The form and, once submitted, its result. */
export interface CartEstimate {
  response: DeliveryEstimate | null;
}

/** Converts the provider's estimate for a ZIP code. */
export function deliveryEstimate(
  postcode: string,
  { estimateShippingMethods, estimateTotals: { cart } }: EstimateDeliveryMutation,
) {
  const prices = cart?.prices;
  const address = cart?.shipping_addresses[0];
  const selected = address?.selected_shipping_method;
  const methods = deliveryMethods(estimateShippingMethods);
  const chosen = selected ? methodValue(selected) : null;
  const shipping = methods.find(({ value }) => value === chosen)?.price ?? null;
  return {
    postcode,
    /** Name of the state; null when the provider reports none. */
    state: address?.region?.label ?? null,
    methods,
    /** Value of the method that the totals include; null for none. */
    chosen,
    /** The cart's totals at that place, in order; the last one is the estimated total. */
    totals: totalLines(prices ?? null, shipping).map(asEstimated),
  };
}

function asEstimated(total: TotalLine): TotalLine {
  return total.code === "grand_total" ? { ...total, label: "Estimated total" } : total;
}

/** Delivery and tax for a ZIP code, for the cart page. */
export type DeliveryEstimate = ReturnType<typeof deliveryEstimate>;
