import type { OrderAddress } from "../graphql/resolvers.generated";
import type { OrderResponse } from "../orders/order-response";
import { stateOf } from "../orders/order-states";
import { CURRENCY } from "../totals/money";

/** Converts an order to the format of Magento's REST API. Money is in dollars. */

/** GET orders and orders/{id}: what programs of the shop read. */
export function salesOrderResponse(
  order: OrderResponse,
  { storeId, customerId }: { storeId: number; customerId: number | null },
): object {
  return {
    ...restOrderResponse(order),
    state: stateOf(order.status_code ?? ""),
    store_id: storeId,
    customer_id: customerId,
    customer_is_guest: customerId === null ? 1 : 0,
    extension_attributes: {
      shipping_assignments: order.shipping_address
        ? [
            {
              shipping: {
                address: addressResponse(order.shipping_address),
                method: order.shipping_method ?? null,
              },
            },
          ]
        : [],
    },
  };
}

/** GET orders/mine: what the buyer reads. */
export function restOrderResponse(order: OrderResponse): object {
  return {
    entity_id: order.id,
    increment_id: order.number,
    created_at: order.order_date,
    status: order.status_code,
    customer_email: order.email,
    order_currency_code: CURRENCY,
    ...orderTotals(order),
    shipping_description: order.shipping_method,
    items: orderItemsResponse(order),
    billing_address: order.billing_address && addressResponse(order.billing_address),
    payment: { method: order.payment_methods?.[0]?.type },
  };
}

/** The lines of an order. */
export function orderItemsResponse({ items }: OrderResponse) {
  return (items ?? []).flatMap((item) =>
    item
      ? [
          {
            item_id: item.id,
            sku: item.product_sku,
            name: item.product_name,
            qty_ordered: item.quantity_ordered,
            qty_shipped: item.quantity_shipped,
            price: item.product_sale_price.value,
          },
        ]
      : [],
  );
}

/** The totals of an order and of its invoice. */
export function orderTotals({ total }: OrderResponse) {
  const discounts = (total?.discounts ?? []).reduce(
    (subtotal, discount) => subtotal + (discount?.amount.value ?? 0),
    0,
  );
  return {
    grand_total: total?.grand_total.value,
    subtotal: total?.subtotal.value,
    tax_amount: total?.total_tax.value,
    shipping_amount: total?.total_shipping.value,
    discount_amount: -Math.round(discounts * 100) / 100,
  };
}

function addressResponse(address: OrderAddress): object {
  const { firstname, lastname, company, street, city, region, postcode, country_code, telephone } = address;
  return {
    firstname,
    lastname,
    company,
    street,
    city,
    region,
    postcode,
    telephone,
    country_id: country_code,
  };
}
