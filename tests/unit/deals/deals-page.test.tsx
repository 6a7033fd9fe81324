import { expect, test } from "vitest";
import { DealsPage } from "~/storefront/deals/deals-page";
import type { PriceCodeView } from "~/storefront/deals/price-code-views";
import { drawnPage } from "../brand/drawn-page";

function pageWith(freeShippingFrom: string | null, priceCodes: PriceCodeView[] = []): string {
  const page = { title: "", description: "", canonical: "" };
  const now = "2026-11-27T12:00:00.000Z";
  return drawnPage(<DealsPage view={{ page, coupons: [], priceCodes, now, offers: [], freeShippingFrom }} />);
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

test("a price code is listed with its link and its end, or a countdown to it", () => {
  const endsAt = "2026-12-01T05:00:00.000Z";
  const tag = { title: "Tags for less", href: "/pet-tag?cc=VEFHNQ", endsAt, ends: "Until November 30, 2026" };
  expect(pageWith(null, [{ ...tag, showTimer: false }])).toMatch(
    /Special prices.*Tags for less.*Until November 30/s,
  );
  const counted = pageWith(null, [{ ...tag, showTimer: true }]);
  expect(counted).toContain("Ends in 3d 17h 00m 00s");
  expect(counted).toContain('href="/pet-tag?cc=VEFHNQ"');
  expect(pageWith(null)).not.toContain("Special prices");
});
