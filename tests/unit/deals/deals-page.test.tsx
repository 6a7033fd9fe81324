import { expect, test } from "vitest";
import { DealsPage } from "~/storefront/deals/deals-page";
import { drawnPage } from "../brand/drawn-page";

function pageWith(freeShippingFrom: string | null): string {
  const page = { title: "", description: "", canonical: "" };
  return drawnPage(<DealsPage view={{ page, coupons: [], offers: [], freeShippingFrom }} />);
}

test("free shipping is promised from its amount on, and not when the store has switched it off", () => {
  expect(pageWith("$79")).toContain("$79");
  expect(pageWith("$79")).toContain("Free standard shipping");
  expect(pageWith(null)).not.toContain("Free standard shipping");
});

test("the best deal comes first, and only once", () => {
  const page = pageWith("$79");
  expect(page.match(/50% off your first order/g)).toHaveLength(1);
  expect(page).toMatch(/50% off your first order.*href="#subscribe-email".*Current codes/s);
});
