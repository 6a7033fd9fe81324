import type { DeliveryMethodFragment, ShippingOfferFragment } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { methodValue } from "./method-value";

/** A shipping method, for cart and checkout. */
export interface DeliveryMethod {
  /** The value in forms, see `METHOD_VALUE`. */
  value: string;
  title: string;
  price: MoneyAmount;
  isFree: boolean;
  /** The arrival date; null when the provider does not report it. */
  description: string | null;
  /** Why it is not available; null when it is. */
  problem: string | null;
}

/** A provider without the extension reports no offer. */
type ProviderMethod = DeliveryMethodFragment & Partial<ShippingOfferFragment>;

const UNAVAILABLE = "Not available for this address.";

/** Converts the provider's shipping methods. */
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
