import type {
  EstimateDeliveryExtensionMutation,
  EstimateDeliveryMutation,
} from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { type DeliveryMethod, deliveryMethods } from "../delivery-methods";
import { methodValue } from "../method-value";

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

/** @param extension null when the provider has no extension */
export function deliveryEstimate(
  postcode: string,
  core: EstimateDeliveryMutation,
  extension: EstimateDeliveryExtensionMutation | null,
): DeliveryEstimate {
  const prices = core.estimateTotals.cart?.prices;
  const address = core.estimateTotals.cart?.shipping_addresses[0];
  const selected = address?.selected_shipping_method;
  return {
    postcode,
    state: address?.region?.label ?? null,
    methods: deliveryMethods(core.estimateShippingMethods, extension?.estimateShippingMethods),
    chosen: selected ? methodValue(selected) : null,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) => tax ?? []),
    total: prices?.grand_total ?? null,
  };
}
