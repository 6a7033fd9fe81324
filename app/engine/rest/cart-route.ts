import { type AskedCart, guestCart, ownCart } from "./carts";
import { asMagentoResponse } from "./magento-response";
import type { RestRoute } from "./rest-route";

/** Routes of carts, named as in Magento's REST API: guest-carts, and carts/mine of a customer. */

const BASE = "^\\/rest\\/(?:mpc\\/)?V1";
export const GUEST = "\\/guest-carts\\/(\\w{1,64})";
export const MINE = "\\/carts\\/mine";

/** @param value what the last group of the path contains, if it has one besides the cart */
type Work = (cart: AskedCart, request: Request, value: string) => Promise<unknown>;

/** Defines a route for both a guest's cart and the customer's own. @param below the pattern after the cart's path */
export function onBoth(method: RestRoute["method"], below: string, work: Work): RestRoute[] {
  return [
    {
      method,
      path: cartPath(GUEST + below),
      handle: (request, context, cartId, value = "") =>
        asMagentoResponse(() => work(guestCart(context, cartId), request, value)),
    },
    onMine(method, below, work),
  ];
}

/** Defines a route for the customer's own cart alone. */
export function onMine(method: RestRoute["method"], below: string, work: Work): RestRoute {
  return {
    method,
    path: cartPath(MINE + below),
    handle: (request, context, value = "") =>
      asMagentoResponse(async () => work(await ownCart(context), request, value)),
  };
}

/** @param below the pattern after the version */
export function cartPath(below: string): RegExp {
  return new RegExp(`${BASE}${below}$`);
}
