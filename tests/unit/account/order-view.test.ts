import { describe, expect, it } from "vitest";
import type { OrderCoreFragment } from "~/provider/contract/documents.generated";
import { arrivalText, orderStage } from "~/storefront/account/orders/order-stage";
import { orderView, type ProviderOrder } from "~/storefront/account/orders/order-view";

const usd = (value: number) => ({ value, currency: "USD" as const });

const core: OrderCoreFragment = {
  id: "1",
  number: "MPC100000001",
  token: "t",
  order_date: "2026-11-20 10:00:00",
  status: "Processing",
  email: "ada@example.com",
  shipping_method: "Standard Shipping",
  payment_methods: [{ name: "Card" }],
  total: {
    grand_total: usd(35.93),
    subtotal: usd(29.98),
    total_tax: usd(2),
    total_shipping: usd(6.95),
    discounts: [{ label: "WELCOME10", amount: usd(3) }],
  },
  items: [
    {
      id: "a",
      product_name: "Custom Pet Photo Mug",
      product_sku: "photo-mug",
      quantity_ordered: 2,
      product_sale_price: usd(14.99),
      selected_options: [{ label: "Size", value: "11 oz" }],
    },
  ],
  shipping_address: {
    firstname: "Ada",
    lastname: "Byron",
    company: null,
    street: ["12 Main Street", "Apartment 3"],
    city: "Austin",
    region: "Texas",
    postcode: "78701",
    telephone: "512-555-0100",
  },
  billing_address: null,
};

const extended: ProviderOrder = {
  ...core,
  status_code: "processing",
  arrival_date: "2026-11-30",
  payment_instructions: null,
  artwork_token: "a-token",
  open_proofs: 0,
  additional_information: {
    dropship: true,
    send_proof: true,
    business_purchase: true,
    gst_company: "Good Dogs Inc.",
    gst_number: "22AAAAA0000A1Z5",
  },
  items: (core.items ?? []).map(
    (item) => item && { ...item, original_image_url: "/p.svg", row_total: usd(29.97), cache_row_total: null },
  ),
  total: core.total && {
    ...core.total,
    totals: [{ code: "grand_total", label: "Grand Total", amount: usd(35.93) }],
  },
};

describe("an order's page", () => {
  it("takes pictures, row totals, arrival and totals from the extension", () => {
    const order = orderView(extended);
    expect(order.lines[0]).toMatchObject({ picture: "/p.svg", rowTotal: usd(29.97), unitPrice: usd(14.99) });
    expect(order.totals).toEqual([{ code: "grand_total", label: "Grand Total", amount: usd(35.93) }]);
    expect(order.arrivalDate).toBe("Mon, Nov 30, 2026");
    expect(order.dropship).toBe(true);
    expect(order.business).toEqual(["Good Dogs Inc.", "GST number 22AAAAA0000A1Z5"]);
  });

  it("computes consistent totals from Magento's members for a host without the extension", () => {
    const { lines, totals, arrivalDate, business, dropship } = orderView(core);
    expect({ business, dropship }).toEqual({ business: null, dropship: false });
    expect(lines[0]).toMatchObject({ picture: null, rowTotal: usd(29.98) });
    const cents = totals.map(({ amount }) => Math.round((amount.value ?? 0) * 100));
    expect(cents).toEqual([2998, -300, 695, 200, 3593]);
    expect(arrivalDate).toBeNull();
  });

  it("formats addresses line by line", () => {
    const order = orderView(core);
    expect(order.shippingAddress).toEqual([
      "Ada Byron",
      "12 Main Street",
      "Apartment 3",
      "Austin, Texas 78701",
      "+1 512-555-0100",
    ]);
    expect(order.billingAddress).toBeNull();
  });
});

describe("an order's stage", () => {
  it.each([
    ["pending_payment", "waiting"],
    ["on_hold", "waiting"],
    ["cancelled", "ended"],
    ["refunded", "ended"],
    ["shipped", "under-way"],
    [null, "under-way"],
  ])("of %s is %s", (status, stage) => {
    expect(orderStage(status)).toBe(stage);
  });

  it("shows no arrival for an order that is waiting or has ended, or without a known day", () => {
    expect(arrivalText("shipped", "2026-11-30")).toBe("Mon, Nov 30, 2026");
    expect(arrivalText("pending_payment", "2026-11-30")).toBeNull();
    expect(arrivalText("cancelled", "2026-11-30")).toBeNull();
    expect(arrivalText("delivered", "2026-11-30")).toBeNull();
    expect(arrivalText("shipped", null)).toBeNull();
  });
});
