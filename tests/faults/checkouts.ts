import { ADDRESS } from "../load/operations";
import { type CartLine, ShopAway, type Shopper } from "../load/shopper";

/** A cart for which an order was requested, and the responses to its buyer. */
export interface Checkout {
  cartId: string;
  email: string;
  customerId: number | null;
  payment: "checkmo" | "sandbox_hosted" | "stripe" | "paypal" | "free";
  /** Sku → pieces. */
  pieces: Record<string, number>;
  /** Amount due when the order was requested, in cents. */
  cents: number;
  /** The acknowledged order; null until a response arrives. */
  order: { number: string; token: string } | null;
  /** True if the payment page has confirmed the payment. */
  isPaid: boolean;
}

/** A buyer with a separate browser. */
export interface Buyer {
  shopper: Shopper;
  email: string;
  customerId: number | null;
  /** A designed product, and an undesigned one. */
  lines: CartLine[];
  /** Codes of gift cards that are not used up. */
  giftCards: string[];
  /** True if there are unused store credit and points. */
  hasBalances: boolean;
}

/** How to pay for a cart, apart from balances. */
export interface Plan {
  payment: "checkmo" | "sandbox_hosted" | "stripe" | "paypal";
  giftCard?: string;
  usesBalances: boolean;
}

/** Prepares a cart up to the last step before the order. */
export async function prepareCheckout(buyer: Buyer, plan: Plan): Promise<Checkout> {
  const { shopper, email, customerId, lines } = buyer;
  const cartId = customerId === null ? await shopper.openCart() : await ownCart(shopper);
  await shopper.addToCart(cartId, lines);
  if (customerId === null) await shopper.ask(SET_EMAIL, { cartId, email });
  await shopper.ask(SHIP, { cartId, address: { ...ADDRESS, save_in_address_book: customerId !== null } });
  if (plan.giftCard) await shopper.ask(APPLY_GIFT_CARD, { cartId, code: plan.giftCard });
  if (plan.usesBalances) await shopper.ask(APPLY_BALANCES, { cartId, id: cartId });
  const { cart } = await shopper.ask<MethodsResponse>(METHODS, { cartId });
  const isFree = cart.available_payment_methods.some(({ code }) => code === "free");
  const payment = isFree ? "free" : plan.payment;
  const { setPaymentMethodOnCart } = await shopper.ask<PreparedResponse>(PAY_BY, { cartId, payment });
  const { itemsV2, prices } = setPaymentMethodOnCart.cart;
  return {
    cartId,
    email,
    customerId,
    payment,
    pieces: Object.fromEntries(itemsV2.items.map(({ product, quantity }) => [product.sku, quantity])),
    cents: Math.round(prices.grand_total.value * 100),
    order: null,
    isPaid: false,
  };
}

/**
 * Places the order; also used to retry after a lost response. @throws Error when it is rejected or differs from before
 */
export async function placeCheckout({ shopper }: Buyer, checkout: Checkout): Promise<void> {
  const { placeOrder } = await shopper.ask<PlacedResponse>(PLACE, { cartId: checkout.cartId });
  const { orderV2, errors } = placeOrder;
  if (!orderV2) throw new Error(`An order was refused: ${JSON.stringify(errors)}`);
  if (checkout.order && checkout.order.number !== orderV2.number)
    throw new Error("A cart has a second order.");
  checkout.order = orderV2;
}

/** Pays on the hosted page; also used to retry after a lost response. @throws Error when it is rejected */
export async function payCheckout({ shopper }: Buyer, checkout: Checkout): Promise<void> {
  const { startPayment } = await shopper.ask<PaymentResponse>(PAYMENT, { token: checkout.order?.token });
  if (startPayment) await typeCard(shopper.address + startPayment.redirect_url);
  checkout.isPaid = true;
}

async function typeCard(address: string): Promise<void> {
  const { status } = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/49", code: "123" }),
    redirect: "manual",
  });
  if (status === 503) throw new ShopAway("The payment page is away.");
  if (status !== 303) throw new Error(`The payment page answered ${status}.`);
}

async function ownCart(shopper: Shopper): Promise<string> {
  const { customerCart } = await shopper.ask<{ customerCart: { id: string } }>("{ customerCart { id } }");
  return customerCart.id;
}

const SET_EMAIL = `mutation ($cartId: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id } }
}`;

const SHIP = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { id } }
}`;

const APPLY_GIFT_CARD = `mutation ($cartId: String!, $code: String!) {
  applyGiftCardToCart(input: { cart_id: $cartId, gift_card_code: $code }) { cart { id } }
}`;

const APPLY_BALANCES = `mutation ($cartId: String!, $id: ID!) {
  applyStoreCreditToCart(input: { cart_id: $cartId }) { cart { id } }
  applyRewardPointsToCart(cartId: $id) { cart { id } }
}`;

const METHODS = `query ($cartId: String!) {
  cart(cart_id: $cartId) { available_payment_methods { code } }
}`;

const PAY_BY = `mutation ($cartId: String!, $payment: String!) {
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: $payment } }) {
    cart {
      itemsV2 { items { quantity product { sku } } }
      prices { grand_total { value } }
    }
  }
}`;

const PLACE = `mutation ($cartId: String!) {
  placeOrder(input: { cart_id: $cartId }) { orderV2 { number token } errors { code message } }
}`;

const PAYMENT = `mutation ($token: String!) {
  startPayment(order_token: $token, return_url: "/checkout/success") { redirect_url }
}`;

interface MethodsResponse {
  cart: { available_payment_methods: { code: string }[] };
}
interface PreparedResponse {
  setPaymentMethodOnCart: {
    cart: {
      itemsV2: { items: { quantity: number; product: { sku: string } }[] };
      prices: { grand_total: { value: number } };
    };
  };
}
interface PlacedResponse {
  placeOrder: { orderV2: { number: string; token: string } | null; errors: unknown };
}
interface PaymentResponse {
  startPayment: { redirect_url: string } | null;
}
