import type { EngineContext } from "../graphql/context";
import { customerOrders } from "../orders/customer-orders";
import { readSearchCriteria, searchCriteriaResponse } from "./criteria/search-criteria";
import { asMagentoResponse, noSuchEntity, notAuthorized } from "./magento-response";
import { restOrderResponse } from "./order-response";
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
