import type { EngineContext } from "../graphql/context";
import { addItem, changeItem, removeItem } from "./cart-items";
import {
  type AskedCart,
  createRestCustomerCart,
  createRestGuestCart,
  guestCart,
  ownCart,
  viewAskedCart,
} from "./carts";
import { asMagentoResponse, noSuchEntity } from "./magento-response";
import { quoteItemsResponse, quoteResponse, totalsResponse } from "./quote-response";
import { get, post, type RestRoute } from "./rest-route";

/** Carts under /rest/V1 and /rest/mpc/V1, named as in Magento's REST API: guest-carts, and carts/mine of a customer. */

const BASE = "^\\/rest\\/(?:mpc\\/)?V1";
const GUEST = "\\/guest-carts\\/(\\w{1,64})";
const MINE = "\\/carts\\/mine";
const ITEM = "\\/items\\/([\\w=-]{1,64})";

type Work = (cart: AskedCart, request: Request, itemId: string) => Promise<unknown>;

/** Defines a route for both a guest's cart and the customer's own. */
function onBoth(method: RestRoute["method"], below: string, work: Work): RestRoute[] {
  return [
    {
      method,
      path: path(GUEST + below),
      handle: (request, context, cartId, itemId = "") =>
        asMagentoResponse(() => work(guestCart(context, cartId), request, itemId)),
    },
    {
      method,
      path: path(MINE + below),
      handle: (request, context, itemId = "") =>
        asMagentoResponse(async () => work(await ownCart(context), request, itemId)),
    },
  ];
}

/** Routes for guest carts, by masked id, and for the bearer's cart. */
export const cartRoutes: RestRoute[] = [
  post(path("\\/guest-carts"), (_request, context) => asMagentoResponse(() => createRestGuestCart(context))),
  post(path(MINE), (_request, context) => asMagentoResponse(() => createRestCustomerCart(context))),
  get(path(GUEST), (_request, context, cartId) =>
    asMagentoResponse(() => showQuote(guestCart(context, cartId))),
  ),
  get(path(MINE), (_request, context) => asMagentoResponse(() => showOwnQuote(context))),
  ...onBoth("GET", "\\/items", async (cart) => quoteItemsResponse(await viewAskedCart(cart))),
  ...onBoth("GET", "\\/totals", async (cart) => totalsResponse(await viewAskedCart(cart))),
  ...onBoth("POST", "\\/items", (cart, request) => addItem(request, cart)),
  ...onBoth("PUT", ITEM, (cart, request, itemId) => changeItem(request, cart, itemId)),
  ...onBoth("DELETE", ITEM, (cart, _request, itemId) => removeItem(cart, itemId)),
];

async function showQuote(cart: AskedCart): Promise<object> {
  return quoteResponse(await viewAskedCart(cart), cart);
}

async function showOwnQuote(context: EngineContext): Promise<object> {
  return showQuote(await ownCart(context, (customerId) => noSuchEntity("customerId", String(customerId))));
}

function path(below: string): RegExp {
  return new RegExp(`${BASE}${below}$`);
}
