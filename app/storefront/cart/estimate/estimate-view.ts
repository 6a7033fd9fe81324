import type {
  EstimateDeliveryExtensionMutation,
  EstimateDeliveryMutation,
} from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
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
  methods: EstimatedMethod[];
  /** Value of the method that the sums are for; null when there is none. */
  chosen: string | null;
  taxes: { label: string; amount: MoneyAmount }[];
  total: MoneyAmount | null;
}

export interface EstimatedMethod {
  value: string;
  title: string;
  price: MoneyAmount;
  isFree: boolean;
  /** When it arrives; null when the provider does not say. */
  description: string | null;
  /** Why it cannot be had; null when it can. */
  problem: string | null;
}

const UNAVAILABLE = "Not available for this address.";

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
    methods: estimatedMethods(core, extension),
    chosen: selected ? methodValue(selected.carrier_code, selected.method_code) : null,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) => tax ?? []),
    total: prices?.grand_total ?? null,
  };
}

function estimatedMethods(
  core: EstimateDeliveryMutation,
  extension: EstimateDeliveryExtensionMutation | null,
): EstimatedMethod[] {
  const extras = new Map(
    extension?.estimateShippingMethods?.flatMap((method) =>
      method ? [[method.method_code, method.additional_info] as const] : [],
    ),
  );
  return (core.estimateShippingMethods ?? []).flatMap((method) => {
    if (!method?.method_code) return [];
    const extra = extras.get(method.method_code);
    return {
      value: methodValue(method.carrier_code, method.method_code),
      title: method.method_title ?? method.carrier_title,
      price: method.amount,
      isFree: extra?.free_shipping ?? method.amount.value === 0,
      description: extra?.offer_description ?? null,
      problem: method.available ? null : (method.error_message ?? UNAVAILABLE),
    };
  });
}
