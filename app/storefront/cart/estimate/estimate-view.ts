import type { EstimateDeliveryMutation } from "~/provider/contract/documents.generated";
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
  return {
    postcode,
    /** Name of the state; null when the provider reports none. */
    state: address?.region?.label ?? null,
    methods: deliveryMethods(estimateShippingMethods),
    /** Value of the method that the totals include; null for none. */
    chosen: selected ? methodValue(selected) : null,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) => tax ?? []),
    total: prices?.grand_total ?? null,
  };
}

/** Delivery and tax for a ZIP code, for the cart page. */
export type DeliveryEstimate = ReturnType<typeof deliveryEstimate>;
