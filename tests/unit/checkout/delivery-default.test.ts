import { expect, test } from "vitest";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import type { CheckoutVisit } from "~/storefront/checkout/checkout-step";
import { loader } from "~/storefront/checkout/delivery/step.server";

const method = (code: string, value: number, available = true) => ({
  carrier_code: "mpc",
  carrier_title: "Shipping",
  method_code: code,
  method_title: code,
  available,
  error_message: null,
  amount: { value, currency: "USD" },
});

const methods = [
  method("pickup", 0, false),
  method("priority", 19.95),
  method("standard", 6.95),
  method("economy", 6.95),
];

function chosen(selected: ReturnType<typeof method> | null, available = methods): string | null {
  const address = { available_shipping_methods: available, selected_shipping_method: selected };
  const cart = { shipping_addresses: [address] } as unknown as ProviderCart;
  return loader({ cart } as unknown as CheckoutVisit).chosen;
}

test("the cheapest method that is available is the default, wherever the provider lists it", () => {
  expect(chosen(null)).toBe("mpc/standard");
  expect(chosen(null, [method("standard", 6.95), method("free", 0)])).toBe("mpc/free");
});

test("the method chosen for this cart stays chosen", () => {
  expect(chosen(methods[1])).toBe("mpc/priority");
});

test("nothing is chosen where no method is available", () => {
  expect(chosen(null, [method("pickup", 0, false)])).toBeNull();
});
