import { describe, expect, it } from "vitest";
import type { CartCoreFragment } from "~/provider/contract/documents.generated";
import { cartView, type ProviderCart } from "~/storefront/cart/cart-view";
import { overviewLines } from "~/storefront/cart/lines/overview-lines";

const usd = (value: number) => ({ value, currency: "USD" as const });

const item = {
  uid: "a",
  quantity: 2,
  is_available: true,
  errors: [],
  product: { name: "Custom Pet Photo Mug", thumbnail: null },
  prices: { price: usd(14.99), row_total: usd(29.98) },
  customizable_options: [
    {
      label: "Size",
      values: [{ label: "11 oz" }],
    },
  ],
};

const core: CartCoreFragment = {
  id: "cart",
  email: null,
  is_virtual: false,
  total_quantity: 2,
  applied_coupons: [{ code: "WELCOME10" }],
  itemsV2: { items: [item] },
  prices: {
    grand_total: usd(28.5),
    subtotal_excluding_tax: usd(29.98),
    applied_taxes: [{ label: "Sales tax", amount: usd(1.52) }],
    discounts: [{ label: "WELCOME10", amount: usd(3) }],
  },
  billing_address: null,
  shipping_addresses: [],
  available_payment_methods: [],
  selected_payment_method: null,
};

const extendedItem = {
  ...item,
  extra_info: {
    edit_link: "/photomug-tool?design=d&item=a",
    original_image_url: "/p.svg",
    cache_price: null,
    cache_row_total: null,
    is_member_price: false,
    is_free_gift: false,
    can_be_wrapped: true,
  },
};

const additional_information = {
  price_cache_message: null,
  dropship: false,
  send_proof: false,
  business_purchase: false,
  gst_company: null,
  gst_number: null,
  ship_to: false,
  bill_to: false,
  order_comment: null,
  show_coupon: true,
};

const extended: ProviderCart = {
  ...core,
  itemsV2: { items: [extendedItem] },
  prices: core.prices && {
    ...core.prices,
    totals: [
      {
        code: "subtotal",
        label: "Subtotal",
        amount: usd(29.98),
        free_shipping_message: "Almost free",
        steps: [{ label: "Custom Pet Photo Mug", quantity: null, unit_amount: null, amount: usd(29.98) }],
      },
      {
        code: "grand_total",
        label: "Grand Total",
        amount: usd(28.5),
        free_shipping_message: null,
        steps: null,
      },
    ],
  },
  additional_information,
};

describe("the cart as pages show it", () => {
  // @specification §3 L104
  it("takes pictures, edit links and totals from the extension", () => {
    const cart = cartView(extended);
    expect(cart.lines[0]).toMatchObject({
      name: "Custom Pet Photo Mug",
      options: [{ label: "Size", value: "11 oz" }],
      picture: "/p.svg",
      editPath: "/photomug-tool?design=d&item=a",
      problem: null,
    });
    expect(cart.totals.map(({ code }) => code)).toEqual(["subtotal", "grand_total"]);
    expect(cart.totals.map(({ steps }) => steps?.length)).toEqual([1, 0]);
    expect(cart.freeShippingMessage).toBe("Almost free");
    expect(cart.coupon).toBe("WELCOME10");
  });

  it("computes totals from Magento's members for a host without the extension", () => {
    const cart = cartView(core);
    expect(cart.totals.map(({ code, amount }) => [code, amount.value])).toEqual([
      ["subtotal", 29.98],
      ["discount", -3],
      ["tax", 1.52],
      ["grand_total", 28.5],
    ]);
    expect(cart.lines[0].editPath).toBeNull();
  });

  it("has the prices of the shopper's price code beside the regular ones, and its message", () => {
    const offered: ProviderCart = {
      ...extended,
      itemsV2: {
        items: [
          {
            ...extendedItem,
            extra_info: { ...extendedItem.extra_info, cache_price: "6.99", cache_row_total: usd(13.98) },
          },
        ],
      },
      additional_information: { ...additional_information, price_cache_message: "It has ended." },
    };
    expect(cartView(offered)).toMatchObject({
      lines: [{ unitPrice: usd(14.99), offer: { unitPrice: usd(6.99), rowTotal: usd(13.98) } }],
      priceCodeMessage: "It has ended.",
    });
    expect(cartView(extended).lines[0].offer).toBeNull();
  });

  it("distinguishes the free gift from a purchased one", () => {
    const gift = {
      ...item,
      uid: "free-gift",
      quantity: 1,
      prices: { price: usd(0), row_total: usd(0) },
      extra_info: { ...extendedItem.extra_info, edit_link: null, is_free_gift: true },
    };
    const cart = cartView({ ...extended, itemsV2: { items: [extendedItem, gift] } });
    expect(cart.lines.map(({ isFreeGift, rowTotal }) => [isFreeGift, rowTotal.value])).toEqual([
      [false, 29.98],
      [true, 0],
    ]);
    expect(overviewLines(cart).map(({ name }) => name)).toEqual([
      "Custom Pet Photo Mug",
      "Free gift: Custom Pet Photo Mug",
    ]);
  });

  it("explains why a line cannot be bought", () => {
    const gone = { ...core, itemsV2: { items: [{ ...item, is_available: false }] } };
    expect(cartView(gone).lines[0].problem).toContain("isn't available");
    const withError = { ...item, errors: [{ code: "ITEM_QTY" as const, message: "Only 1 is left." }] };
    expect(cartView({ ...core, itemsV2: { items: [withError] } }).lines[0].problem).toBe("Only 1 is left.");
  });
});
