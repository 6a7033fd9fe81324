import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BusyPart } from "~/storefront/cart/busy-part";
import { type CartLoading, cartLoading } from "~/storefront/cart/cart-loading";

function loadingParts(intent: string | null): string[] {
  return Object.entries(cartLoading(intent)).flatMap(([part, isLoading]) => (isLoading ? part : []));
}

// @specification §3 L113
describe("the loading flags of the cart", () => {
  test.each<[string, (keyof CartLoading)[]]>([
    ["update-quantity", ["items", "summary"]],
    ["remove", ["items", "summary"]],
    ["estimate-delivery", ["summary", "shipping"]],
    ["apply-coupon", ["summary", "coupon"]],
    ["apply-gift-card", ["summary", "giftVoucher"]],
    ["use-points", ["summary", "rewardPoints"]],
    ["use-credit", ["summary", "storeCredit"]],
  ])("while %s is submitted are %j", (intent, parts) => {
    expect(loadingParts(intent).toSorted()).toEqual(parts.toSorted());
  });

  test.each([null, "unknown", "constructor"])("are all off for %s", (intent) => {
    expect(loadingParts(intent)).toEqual([]);
  });

  test("are announced and shown by their part", () => {
    expect(renderToStaticMarkup(<BusyPart isBusy>Totals</BusyPart>)).toMatch(/aria-busy="true".*opacity/);
    expect(renderToStaticMarkup(<BusyPart isBusy={false}>Totals</BusyPart>)).not.toContain("aria-busy=");
  });
});
