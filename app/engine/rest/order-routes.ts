import type { EngineContext } from "../graphql/context";
import type { OrderAddress } from "../graphql/resolvers.generated";
import { customerOrders } from "../orders/customer-orders";
import type { OrderResponse } from "../orders/order-response";
import { CURRENCY } from "../totals/money";
import { readSearchCriteria, searchCriteriaResponse } from "./criteria/search-criteria";
import { asMagentoResponse, noSuchEntity, notAuthorized } from "./magento-response";
import { get, type RestRoute } from "./rest-route";

/** The current customer's orders in the format of Magento's REST API. Money is in dollars. */

const PAGE_SIZE = { usual: 20, max: 100 };

/** Routes for the orders of the bearer's customer. */
export const orderRoutes: RestRoute[] = [
  get(/^\/rest\/(?:mpc\/)?V1\/orders\/mine$/, (request, context) =>
    asMagentoResponse(() => listOrders(request, context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/orders\/mine\/([A-Za-z0-9-]{1,64})$/, (_request, context, number) =>
    asMagentoResponse(() => showOrder(context, number)),
  ),
];

/** GET orders/mine?searchCriteria[pageSize]=…&searchCriteria[currentPage]=…, newest first. */
async function listOrders(request: Request, context: EngineContext): Promise<object> {
  const criteria = readSearchCriteria(new URL(request.url), PAGE_SIZE);
  const { pageSize, currentPage } = criteria;
  const { items, total_count } = await customerOrders(context, await ownId(context), {
    pageSize,
    currentPage,
  });
  return {
    items: items.map(restOrderResponse),
    search_criteria: searchCriteriaResponse({ ...criteria, groups: [], sorts: [] }),
    total_count,
  };
}

/** GET orders/mine/{number}. */
async function showOrder(context: EngineContext, number: string): Promise<object> {
  const { items } = await customerOrders(context, await ownId(context), {
    filter: { number: { eq: number } },
    pageSize: 1,
    currentPage: 1,
  });
  if (items.length === 0) throw noSuchEntity("incrementId", number);
  return restOrderResponse(items[0]);
}

async function ownId(context: EngineContext): Promise<number> {
  const customer = await context.customer();
  if (!customer) throw notAuthorized();
  return customer.id;
}

function restOrderResponse(order: OrderResponse): object {
  const { total } = order;
  const discounts = (total?.discounts ?? []).reduce(
    (subtotal, discount) => subtotal + (discount?.amount.value ?? 0),
    0,
  );
  return {
    entity_id: order.id,
    increment_id: order.number,
    created_at: order.order_date,
    status: order.status_code,
    customer_email: order.email,
    order_currency_code: CURRENCY,
    grand_total: total?.grand_total.value,
    subtotal: total?.subtotal.value,
    tax_amount: total?.total_tax.value,
    shipping_amount: total?.total_shipping.value,
    discount_amount: -Math.round(discounts * 100) / 100,
    shipping_description: order.shipping_method,
    items: (order.items ?? []).flatMap((item) =>
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
    ),
    billing_address: order.billing_address && addressResponse(order.billing_address),
    payment: { method: order.payment_methods?.[0]?.type },
  };
}

function addressResponse({ country_code, ...address }: OrderAddress): object {
  return { ...address, country_id: country_code };
}
