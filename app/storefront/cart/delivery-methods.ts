import type {
  DeliveryMethodFragment,
  EstimateDeliveryExtensionMutation,
} from "~/provider/contract/documents.generated";
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

type Extension = EstimateDeliveryExtensionMutation["estimateShippingMethods"];

const UNAVAILABLE = "Not available for this address.";

/** The ways to ship, with what the extension says of each. */
export function deliveryMethods(
  methods: (DeliveryMethodFragment | null)[] | null | undefined,
  extension: Extension | undefined,
): DeliveryMethod[] {
  const extras = new Map(
    extension?.flatMap((method) => (method ? [[method.method_code, method.additional_info] as const] : [])),
  );
  return (methods ?? []).flatMap((method) => {
    if (!method?.method_code) return [];
    const extra = extras.get(method.method_code);
    return {
      value: methodValue(method),
      title: method.method_title ?? method.carrier_title,
      price: method.amount,
      isFree: extra?.free_shipping ?? method.amount.value === 0,
      description: extra?.offer_description ?? null,
      problem: method.available ? null : (method.error_message ?? UNAVAILABLE),
    };
  });
}
