import { samplePicture, samplePictureAddress } from "../catalog/sample-picture";
import type { CustomerOrder, OrderAddress, OrderItem, OrderTotal } from "../graphql/resolvers.generated";
import type { PostalAddress } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";
import { toMoney } from "../totals/money";
import { totalOf } from "../totals/total";
import { statusLabel } from "./order-states";
import { paymentInstructions } from "./payment-instructions";
import type { OrderItemView, OrderView } from "./view-orders";

/** An order as the contract shows it. */
export function answerOrder(view: OrderView): CustomerOrder {
  const { order } = view;
  return {
    id: String(order.id),
    number: order.number,
    token: order.token,
    order_date: order.created_at,
    status: statusLabel(order.status),
    status_code: order.status,
    email: order.email,
    shipping_method: order.shipping_method_title,
    payment_methods: [{ name: order.payment_method_title, type: order.payment_method }],
    total: answerTotals(view),
    items: view.items.map(answerItem),
    shipping_address: view.shippingAddress && answerAddress(view.shippingAddress),
    billing_address: answerAddress(view.billingAddress),
    shipments: [],
    arrival_date: order.arrival_date,
    payment_instructions: paymentInstructions(order),
  };
}

function answerTotals({ order, totals }: OrderView): OrderTotal {
  const discounts = totals.filter(({ code, cents }) => code === "discount" && cents < 0);
  return {
    grand_total: toMoney(order.grand_total_cents),
    subtotal: toMoney(totalOf({ lines: totals }, "subtotal")),
    total_tax: toMoney(totalOf({ lines: totals }, "tax")),
    total_shipping: toMoney(totalOf({ lines: totals }, "shipping")),
    discounts: discounts.map(({ label, cents }) => ({ label, amount: toMoney(0 - cents) })),
    totals: totals.map(({ code, label, cents }) => ({ code, label, amount: toMoney(cents) })),
  };
}

function answerItem(item: OrderItemView): OrderItem {
  return {
    __typename: "OrderItem",
    id: String(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: item.url_key,
    quantity_ordered: item.quantity,
    product_sale_price: toMoney(item.unit_price_cents),
    row_total: toMoney(item.row_total_cents),
    selected_options: item.options.map(({ label, title }) => ({ label, value: title })),
    entered_options: [],
    original_image_url: pictureOf(item),
  };
}

/** The design as ordered, or the product's own picture when it was sold as it is; null where there is none. */
function pictureOf({ sku, design_id, design_revision }: OrderItemView): string | null {
  if (design_id) return `/pictures/designs/${design_id}/${design_revision}.svg`;
  return samplePicture(sku) ? samplePictureAddress(sku) : null;
}

function answerAddress({ region_code, ...address }: PostalAddress): OrderAddress {
  return { ...address, region: findUsRegion(region_code)?.name ?? region_code };
}
