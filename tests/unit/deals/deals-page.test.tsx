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
