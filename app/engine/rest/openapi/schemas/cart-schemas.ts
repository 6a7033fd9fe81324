import type { TotalsCode } from "../../../totals/total";
import { exactObject, type Part, schema } from "../parts";
import { CURRENCY, DOLLARS } from "./money";

/**
 * Carts in the shapes of Magento's REST. Request schemas allow further properties, which are ignored: Magento's clients
 * send some, such as quote_id.
 */

const TOTALS_CODES = [
  "subtotal",
  "price_code",
  "discount",
  "reward_points",
  "gift_wrapping",
  "shipping",
  "tax",
  "gift_card",
  "store_credit",
  "grand_total",
] satisfies TotalsCode[];

const ITEM_ID = { type: "string", description: "Opaque id of the line." };
const PIECES = { type: "integer", minimum: 1, maximum: 999 };

const customOption: Part = {
  type: "object",
  required: ["option_id", "option_value"],
  properties: {
    option_id: { type: "string", maxLength: 1000, description: "Uid of the customizable option." },
    option_value: {
      type: "string",
      maxLength: 10_000,
      description: "Uid of the selected value, or the entered text, such as the id of a design.",
    },
  },
};

const newItem: Part = {
  type: "object",
  required: ["sku", "qty"],
  properties: {
    sku: { type: "string", maxLength: 1000, examples: ["pet-tag"] },
    qty: PIECES,
    product_option: {
      type: "object",
      properties: {
        extension_attributes: {
          type: "object",
          properties: { custom_options: { type: "array", maxItems: 100, items: customOption } },
        },
      },
    },
  },
};

export const cartSchemas: Record<string, Part> = {
  AddItemRequest: { type: "object", required: ["cartItem"], properties: { cartItem: newItem } },
  UpdateItemRequest: {
    type: "object",
    required: ["cartItem"],
    properties: {
      cartItem: {
        type: "object",
        required: ["qty"],
        properties: {
          qty: { type: "integer", minimum: 0, maximum: 999, description: "Zero removes the line." },
        },
      },
    },
  },
  CartId: { type: "string", pattern: "^\\w{1,64}$", description: "Masked id of a cart." },
  Quote: exactObject({
    id: schema("CartId"),
    is_active: { const: true },
    is_virtual: { type: "boolean", description: "Nothing in the cart is shipped." },
    items: { type: "array", items: schema("QuoteItem") },
    items_count: { type: "integer", minimum: 0, description: "Number of lines." },
    items_qty: { type: "integer", minimum: 0, description: "Number of pieces." },
    customer: exactObject({ email: { type: ["string", "null"] } }),
    customer_is_guest: { type: "boolean" },
    currency: exactObject({
      store_currency_code: CURRENCY,
      base_currency_code: CURRENCY,
      quote_currency_code: CURRENCY,
    }),
  }),
  QuoteItem: exactObject({
    item_id: ITEM_ID,
    sku: { type: "string" },
    qty: PIECES,
    name: { type: "string" },
    price: { ...DOLLARS, description: "Price of one piece in dollars." },
    product_type: { const: "simple" },
    quote_id: schema("CartId"),
  }),
  Totals: exactObject(
    {
      grand_total: DOLLARS,
      subtotal: { ...DOLLARS, description: "Before discounts and tax, in dollars." },
      subtotal_incl_tax: DOLLARS,
      subtotal_with_discount: DOLLARS,
      discount_amount: { ...DOLLARS, description: "Zero or negative, in dollars." },
      shipping_amount: DOLLARS,
      tax_amount: DOLLARS,
      items_qty: { type: "integer", minimum: 0 },
      base_currency_code: CURRENCY,
      quote_currency_code: CURRENCY,
      coupon_code: { type: "string", description: "Absent when no coupon is applied." },
      items: { type: "array", items: schema("TotalsItem") },
      total_segments: {
        type: "array",
        description: "The lines of the summary in order; lines that do not apply are absent.",
        items: schema("TotalsSegment"),
      },
    },
    { optional: ["coupon_code"] },
  ),
  TotalsItem: exactObject({
    item_id: ITEM_ID,
    name: { type: "string" },
    qty: PIECES,
    price: DOLLARS,
    row_total: DOLLARS,
    row_total_incl_tax: DOLLARS,
    discount_amount: { ...DOLLARS, description: "Zero or positive, in dollars." },
  }),
  TotalsSegment: exactObject({
    code: { enum: TOTALS_CODES },
    title: { type: "string" },
    value: { ...DOLLARS, description: "Negative for what is deducted, in dollars." },
  }),
};
