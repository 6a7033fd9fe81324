import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Codes and numbers of a fixed length, and searches, for which nothing longer makes sense. */
const CUT = [
  "storefront/ui/code-field.tsx",
  "storefront/guest-order/guest-order-page.tsx",
  "storefront/cart/estimate/delivery-estimate.tsx",
  "storefront/cart/coupon/coupon.tsx",
  "storefront/cart/balances/gift-cards.tsx",
  "storefront/cart/balances/reward-points.tsx",
  "storefront/account/my-orders/filter-orders.tsx",
  "storefront/search/search-box.tsx",
  "storefront/search/search-page.tsx",
];

const cuts = (code: string) => /\bmaxLength(=\{|: \d)/.test(code.replace(/<TextLength\s[^>]*>/g, ""));

test("browsers cut no name and no text that somebody types", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && cuts(readFileSync(join("app", file), "utf8")),
  );
  expect(files.sort()).toEqual([...CUT].sort());
});
