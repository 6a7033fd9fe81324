import type { EngineContext } from "../graphql/context";
import { addItem, changeItem, removeItem } from "./cart-items";
import { type AskedCart, beginGuestCart, beginOwnCart, guestCart, ownCart, viewAskedCart } from "./carts";
import { answerAsMagento, noSuchEntity } from "./magento-answer";
import { answerQuote, answerQuoteItems, answerTotals } from "./quote-answer";
import type { RestRoute } from "./rest-route";

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
      answer: (request, context, cartId, itemId = "") =>
        answerAsMagento(() => work(guestCart(context, cartId), request, itemId)),
    },
    {
      method,
      path: path(MINE + below),
      answer: (request, context, itemId = "") =>
        answerAsMagento(async () => work(await ownCart(context), request, itemId)),
    },
  ];
}

/** Routes for guest carts, by masked id, and for the bearer's cart. */
export const cartRoutes: RestRoute[] = [
  {
    method: "POST",
    path: path("\\/guest-carts"),
    answer: (_request, context) => answerAsMagento(() => beginGuestCart(context)),
  },
  {
    method: "POST",
    path: path(MINE),
    answer: (_request, context) => answerAsMagento(() => beginOwnCart(context)),
  },
  {
    method: "GET",
    path: path(GUEST),
    answer: (_request, context, cartId) => answerAsMagento(() => showQuote(guestCart(context, cartId))),
  },
  {
    method: "GET",
    path: path(MINE),
    answer: (_request, context) => answerAsMagento(() => showOwnQuote(context)),
  },
  ...onBoth("GET", "\\/items", async (cart) => answerQuoteItems(await viewAskedCart(cart))),
  ...onBoth("GET", "\\/totals", async (cart) => answerTotals(await viewAskedCart(cart))),
  ...onBoth("POST", "\\/items", (cart, request) => addItem(request, cart)),
  ...onBoth("PUT", ITEM, (cart, request, itemId) => changeItem(request, cart, itemId)),
  ...onBoth("DELETE", ITEM, (cart, _request, itemId) => removeItem(cart, itemId)),
];

async function showQuote(cart: AskedCart): Promise<object> {
  return answerQuote(await viewAskedCart(cart), cart);
}

async function showOwnQuote(context: EngineContext): Promise<object> {
  return showQuote(await ownCart(context, (customerId) => noSuchEntity("customerId", String(customerId))));
}

function path(below: string): RegExp {
  return new RegExp(`${BASE}${below}$`);
}
