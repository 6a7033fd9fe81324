import type { DeliveryMethodFragment, ShippingOfferFragment } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { methodValue } from "./method-value";

/** A way to ship as the cart and the checkout show it. */
export interface DeliveryMethod {
  /** As forms send it, see `METHOD_VALUE`. */
  value: string;
  title: string;
  price: MoneyAmount;
  isFree: boolean;
  /** When it arrives; null when the provider does not say. */
  description: string | null;
  /** Why it cannot be had; null when it can. */
  problem: string | null;
}

/** The offer is missing where the provider has no extension. */
type ProviderMethod = DeliveryMethodFragment & Partial<ShippingOfferFragment>;

const UNAVAILABLE = "Not available for this address.";

/** The ways to ship that the provider offers. */
export function deliveryMethods(methods: (ProviderMethod | null)[] | null | undefined): DeliveryMethod[] {
  return (methods ?? []).flatMap((method) => {
    if (!method?.method_code) return [];
    const offer = method.additional_info;
    return {
      value: methodValue(method),
      title: method.method_title ?? method.carrier_title,
      price: method.amount,
      isFree: offer?.free_shipping ?? method.amount.value === 0,
      description: offer?.offer_description ?? null,
      problem: method.available ? null : (method.error_message ?? UNAVAILABLE),
    };
  });
}
