import type { EstimateDeliveryMutation } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { type DeliveryMethod, deliveryMethods } from "./delivery-methods";
import { methodValue } from "./method-value";

/** The form of a cart that may ask, with the answer where it did. */
export interface CartEstimate {
  answer: DeliveryEstimate | null;
}

/** What delivery and tax come to for a ZIP code, as the cart page shows it. */
export interface DeliveryEstimate {
  postcode: string;
  /** Name of the state; null when the provider tells none. */
  state: string | null;
  methods: DeliveryMethod[];
  /** Value of the method that the sums are for; null when there is none. */
  chosen: string | null;
  taxes: { label: string; amount: MoneyAmount }[];
  total: MoneyAmount | null;
}

/** The provider's estimate for a ZIP code as the cart page shows it. */
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
