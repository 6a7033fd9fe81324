import type { EngineContext } from "../graphql/context";
import { billingAddress, saveBillingAddress } from "./cart-billing";
import { applyCartCoupon, cartCoupon, removeCartCoupon } from "./cart-coupons";
import { addItem, changeItem, removeItem } from "./cart-items";
import {
  orderCart,
  payAndOrder,
  paymentInformation,
  savePaymentInformation,
  selectedPayment,
  selectPayment,
} from "./cart-payment";
import { cartPath, GUEST, MINE, onBoth, onMine } from "./cart-route";
import {
  estimateShipping,
  estimateShippingToBook,
  estimateTotals,
  offeredShipping,
  saveShippingInformation,
} from "./cart-shipping";
import {
  type AskedCart,
  createRestCustomerCart,
  createRestGuestCart,
  guestCart,
  ownCart,
  viewAskedCart,
} from "./carts";
import { asMagentoResponse, noSuchEntity } from "./magento-response";
import { paymentMethodsResponse, quoteItemsResponse, quoteResponse, totalsResponse } from "./quote-response";
import { get, post, type RestRoute } from "./rest-route";

const ITEM = "\\/items\\/([\\w=-]{1,64})";
const COUPON = "\\/coupons\\/([^/]{1,200})";

/** Routes for guest carts, by masked id, and for the bearer's cart, from the first item to the order. */
export const cartRoutes: RestRoute[] = [
  post(cartPath("\\/guest-carts"), (_request, context) =>
    asMagentoResponse(() => createRestGuestCart(context)),
  ),
  post(cartPath(MINE), (_request, context) => asMagentoResponse(() => createRestCustomerCart(context))),
  get(cartPath(GUEST), (_request, context, cartId) =>
    asMagentoResponse(() => showQuote(guestCart(context, cartId))),
  ),
  get(cartPath(MINE), (_request, context) => asMagentoResponse(() => showOwnQuote(context))),
  ...onBoth("GET", "\\/items", async (cart) => quoteItemsResponse(await viewAskedCart(cart))),
  ...onBoth("GET", "\\/totals", async (cart) => totalsResponse(await viewAskedCart(cart))),
  ...onBoth("POST", "\\/items", (cart, request) => addItem(request, cart)),
  ...onBoth("PUT", ITEM, (cart, request, itemId) => changeItem(request, cart, itemId)),
  ...onBoth("DELETE", ITEM, (cart, _request, itemId) => removeItem(cart, itemId)),
  ...onBoth("GET", "\\/coupons", cartCoupon),
  ...onBoth("PUT", COUPON, (cart, _request, code) => applyCartCoupon(cart, code)),
  ...onBoth("DELETE", "\\/coupons", removeCartCoupon),
  ...onBoth("GET", "\\/shipping-methods", offeredShipping),
  ...onBoth("POST", "\\/estimate-shipping-methods", (cart, request) => estimateShipping(request, cart)),
  onMine("POST", "\\/estimate-shipping-methods-by-address-id", (cart, request) =>
    estimateShippingToBook(request, cart),
  ),
  ...onBoth("POST", "\\/shipping-information", (cart, request) => saveShippingInformation(request, cart)),
  ...onBoth("POST", "\\/totals-information", (cart, request) => estimateTotals(request, cart)),
  ...onBoth("GET", "\\/billing-address", billingAddress),
  ...onBoth("POST", "\\/billing-address", (cart, request) => saveBillingAddress(request, cart)),
  ...onBoth("GET", "\\/selected-payment-method", selectedPayment),
  ...onBoth("PUT", "\\/selected-payment-method", (cart, request) => selectPayment(request, cart)),
  ...onBoth("GET", "\\/payment-methods", async (cart) => paymentMethodsResponse(await viewAskedCart(cart))),
  ...onBoth("GET", "\\/payment-information", paymentInformation),
  ...onBoth("POST", "\\/set-payment-information", (cart, request) => savePaymentInformation(request, cart)),
  ...onBoth("POST", "\\/payment-information", (cart, request) => payAndOrder(request, cart)),
  ...onBoth("PUT", "\\/order", (cart, request) => orderCart(request, cart)),
];

async function showQuote(cart: AskedCart): Promise<object> {
  return quoteResponse(await viewAskedCart(cart), cart);
}

async function showOwnQuote(context: EngineContext): Promise<object> {
  return showQuote(await ownCart(context, (customerId) => noSuchEntity("customerId", String(customerId))));
}
