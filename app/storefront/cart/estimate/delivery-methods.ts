import type { DeliveryMethodFragment, ShippingOfferFragment } from "~/provider/contract/documents.generated";
import { methodValue } from "./method-value";

/** A provider without the extension reports no offer. */
type ProviderMethod = DeliveryMethodFragment & Partial<ShippingOfferFragment>;

const UNAVAILABLE = "Not available for this address.";

/** Converts the provider's shipping methods. */
export function deliveryMethods(methods: (ProviderMethod | null)[] | null | undefined) {
  return (methods ?? []).flatMap((method) => {
    if (!method?.method_code) return [];
    const offer = method.additional_info;
    return {
      /** The value in forms, see `METHOD_VALUE`. */
      value: methodValue(method),
      title: method.method_title ?? method.carrier_title,
      price: method.amount,
      isFree: offer?.free_shipping ?? method.amount.value === 0,
      /** The arrival date; null when the provider does not report it. */
      description: offer?.offer_description ?? null,
      /** Why it is not available; null when it is. */
      problem: method.available ? null : (method.error_message ?? UNAVAILABLE),
    };
  });
}

/** A shipping method, for cart and checkout. */
export type DeliveryMethod = ReturnType<typeof deliveryMethods>[number];
