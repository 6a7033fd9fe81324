import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CouponsView } from "~/admin/coupons/coupons.server";
import { CouponsPage } from "~/admin/coupons/coupons-page";

const coupon: CouponsView["coupons"][number] = {
  store_code: "mpc",
  code: "WELCOME",
  label: "10 % off",
  kind: "PERCENT",
  value: 10,
  minimum_subtotal: { value: 0 },
  from: null,
  to: null,
  uses_per_coupon: null,
  uses_per_customer: null,
  skus: [],
  categories: [],
  is_public: false,
  is_active: true,
  state: "ACTIVE",
  uses: 0,
  has_more_uses: false,
  is_changed: false,
  version: "v1",
};

function pageWith(changes: Partial<typeof coupon>): string {
  const filter = { search: "", state: "", store: "" };
  const coupons = [{ ...coupon, ...changes }];
  return renderToStaticMarkup(
    <CouponsPage
      filter={filter}
      search=""
      coupons={coupons}
      endCursor={null}
      stores={[]}
      views={[]}
      isDeleted={false}
    />,
  );
}

test.each([
  ["7", { uses: 7 }],
  ["1,000", { uses: 1000 }],
  ["1,000+", { uses: 1000, has_more_uses: true }],
  ["7 of 20", { uses: 7, uses_per_coupon: 20 }],
  ["1,000+ of 5,000", { uses: 1000, has_more_uses: true, uses_per_coupon: 5000 }],
])("the uses of a coupon are listed as %s", (text, changes) => {
  expect(pageWith(changes)).toContain(`>${text}<`);
});
