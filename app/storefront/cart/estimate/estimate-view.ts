import type { EstimateDeliveryMutation } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { type DeliveryMethod, deliveryMethods } from "./delivery-methods";
import { methodValue } from "./method-value";

/** The estimate of a cart that can have one; `answer` is null until the shopper enters a ZIP code. */
export interface CartEstimate {
  answer: DeliveryEstimate | null;
}

/** Shipping and tax for a ZIP code. */
export interface DeliveryEstimate {
  postcode: string;
  /** Name of the state; null when the provider does not return it. */
  state: string | null;
  methods: DeliveryMethod[];
  /** Value of the method that the totals are for; null when there is none. */
  chosen: string | null;
  taxes: { label: string; amount: MoneyAmount }[];
  total: MoneyAmount | null;
}

/** Converts the provider's estimate for a ZIP code. */
export function deliveryEstimate(
  postcode: string,
  { estimateShippingMethods, estimateTotals: { cart } }: EstimateDeliveryMutation,
): DeliveryEstimate {
  const prices = cart?.prices;
  const address = cart?.shipping_addresses[0];
  const selected = address?.selected_shipping_method;
  return {
    postcode,
    state: address?.region?.label ?? null,
    methods: deliveryMethods(estimateShippingMethods),
    chosen: selected ? methodValue(selected) : null,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) => tax ?? []),
    total: prices?.grand_total ?? null,
  };
}
