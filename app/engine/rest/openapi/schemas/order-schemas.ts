import type { OrderStatus } from "../../../orders/order-states";
import { exactObject, type Part, schema } from "../parts";
import { CURRENCY, DOLLARS } from "./money";

/** Orders in the shapes of Magento's REST. */

const STATUSES = [
  "pending_payment",
  "processing",
  "in_production",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
  "on_hold",
] satisfies OrderStatus[];

export const orderSchemas: Record<string, Part> = {
  OrderList: exactObject({
    items: { type: "array", items: schema("Order") },
    search_criteria: exactObject({ page_size: { type: "integer" }, current_page: { type: "integer" } }),
    total_count: { type: "integer", minimum: 0, description: "Number of orders on all pages." },
  }),
  Order: exactObject({
    entity_id: { type: "string" },
    increment_id: { type: "string", description: "The order number, as the customer knows it." },
    created_at: { type: "string", format: "date-time" },
    status: { enum: STATUSES },
    customer_email: { type: "string", format: "email" },
    order_currency_code: CURRENCY,
    grand_total: DOLLARS,
    subtotal: DOLLARS,
    tax_amount: DOLLARS,
    shipping_amount: DOLLARS,
    discount_amount: { ...DOLLARS, description: "Zero or negative, in dollars." },
    shipping_description: { type: ["string", "null"], description: "Null when nothing is shipped." },
    items: { type: "array", items: schema("OrderItem") },
    billing_address: schema("OrderAddress"),
    payment: exactObject({ method: { type: "string", examples: ["checkmo"] } }),
  }),
  OrderItem: exactObject({
    item_id: { type: "string" },
    sku: { type: "string" },
    name: { type: "string" },
    qty_ordered: { type: "integer", minimum: 1 },
    qty_shipped: { type: "integer", minimum: 0 },
    price: { ...DOLLARS, description: "Price of one piece in dollars." },
  }),
  OrderAddress: exactObject({
    firstname: { type: "string" },
    lastname: { type: "string" },
    company: { type: ["string", "null"] },
    street: { type: "array", items: { type: "string" }, maxItems: 3 },
    city: { type: "string" },
    region: { type: "string", description: "Name of the state.", examples: ["California"] },
    postcode: { type: "string" },
    country_id: { const: "US" },
    telephone: { type: "string" },
  }),
};
