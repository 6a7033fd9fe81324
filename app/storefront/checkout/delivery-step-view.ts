import type { ReadCart } from "~/storefront/cart/read-cart.server";
import type { DeliveryMethod, DeliveryStepView } from "./checkout-view";

/** The ways the cart can be shipped, with what the extension says about each. */
export function deliveryStepView(read: ReadCart): DeliveryStepView {
  const methods = deliveryMethods(read);
  const selected = read.core.shipping_addresses[0]?.selected_shipping_method;
  const chosen = selected ? methodValue(selected.carrier_code, selected.method_code) : null;
  const firstAvailable = methods.find(({ problem }) => problem === null)?.value ?? null;
  return { step: "delivery", methods, chosen: chosen ?? firstAvailable };
}

function deliveryMethods({ core, extension }: ReadCart): DeliveryMethod[] {
  const extras = new Map(
    extension?.shipping_addresses[0]?.available_shipping_methods?.flatMap((method) =>
      method ? [[method.method_code, method.additional_info] as const] : [],
    ),
  );
  return (core.shipping_addresses[0]?.available_shipping_methods ?? []).flatMap((method) => {
    if (!method?.method_code) return [];
    const extra = extras.get(method.method_code);
    return {
      value: methodValue(method.carrier_code, method.method_code),
      title: method.method_title ?? method.carrier_title,
      price: method.amount,
      isFree: extra?.free_shipping ?? method.amount.value === 0,
      description: extra?.offer_description ?? null,
      problem: method.available ? null : (method.error_message ?? "Not available for this address."),
    };
  });
}

function methodValue(carrierCode: string, methodCode: string): string {
  return `${carrierCode}/${methodCode}`;
}
