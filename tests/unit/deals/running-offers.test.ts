import { expect, test } from "vitest";
import { runningOffers } from "~/storefront/deals/running-offers";

function offer(offer_text: string, offer_description = "") {
  return { sale_title: "Holiday Sale", offer_text, offer_description, offer_end_date: null };
}

function coupon(code: string) {
  return { code, label: "15% off", minimum_subtotal: null, ends_at: null };
}

test("an offer is listed once: not again as the code or the free shipping it announces", () => {
  const items = [
    offer("[SALE_TITLE]: 15% off with code HOLIDAY15"),
    offer("[SALE_TITLE]", "Enter code <b>paws5</b>, and save."),
    offer("[FREESHIPPING]", "Applied for you."),
    offer("[SALE_TITLE]: a free dimmer", "Over $150."),
  ];
  const deals = {
    headeroffer: { items },
    publicCoupons: [coupon("HOLIDAY15"), coupon("PAWS5")],
    configuration: null,
  };
  expect(runningOffers(deals, "$99")).toEqual([
    { title: "Holiday Sale: a free dimmer", details: "Over $150.", ends: null },
  ]);
});

test("an offer whose code is not listed is shown", () => {
  const deals = {
    headeroffer: { items: [offer("15% off with code HOLIDAY150")] },
    publicCoupons: [coupon("HOLIDAY15")],
    configuration: null,
  };
  expect(runningOffers(deals, "$99").map(({ title }) => title)).toEqual(["15% off with code HOLIDAY150"]);
});
