import { beforeEach, describe, expect, test, vi } from "vitest";
import { CartOffers } from "~/storefront/cart/offers/cart-offers";
import { readCartOffers } from "~/storefront/cart/offers/read-cart-offers.server";
import { drawnPage } from "../brand/drawn-page";

const requestPublic = vi.hoisted(() => vi.fn());
vi.mock("~/provider/public-cache.server", () => ({ requestPublic }));

const COUPONS = [
  { code: "WELCOME10", label: "10% off", minimum_subtotal: null },
  { code: "SPRING5", label: "5% off", minimum_subtotal: { value: 30, currency: "USD" } },
];

function configured(status: string) {
  return {
    configuration: { configvalues: [{ key: "cart_page_offers_status", value: status }] },
    publicCoupons: COUPONS,
  };
}

beforeEach(() => {
  requestPublic.mockReset();
});

// @specification §3 L118
describe("the offers of the cart page", () => {
  test("are listed when cart_page_offers_status is 1, each applied by a plain form", async () => {
    requestPublic.mockResolvedValue(configured("1"));
    const page = drawnPage(<CartOffers offers={await readCartOffers()} />);
    expect(page.match(/<form /g)).toHaveLength(2);
    expect(page).toMatch(
      /name="intent" value="apply-coupon".*name="coupon_code" value="WELCOME10".*10% off/s,
    );
    expect(page).toMatch(/<button[^>]*>Use (<!-- -->)?SPRING5/);
    expect(page).toContain("on orders of $30.00 or more");
  });

  test("are not listed otherwise, nor when the provider has none", async () => {
    requestPublic.mockResolvedValue(configured("0"));
    expect(await readCartOffers()).toEqual([]);
    requestPublic.mockImplementation(() => Promise.reject(new Error("unsupported")));
    expect(await readCartOffers()).toEqual([]);
    expect(drawnPage(<CartOffers offers={[]} />)).not.toContain("<ul");
  });
});
