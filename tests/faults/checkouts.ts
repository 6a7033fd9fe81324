import { ADDRESS } from "../load/operations";
import type { CartLine, Shopper } from "../load/shopper";

/** A cart whose order was asked for, and what its buyer has been told since. */
export interface Checkout {
  cartId: string;
  email: string;
  customerId: number | null;
  payment: "checkmo" | "sandbox_hosted";
  /** Sku → pieces. */
  pieces: Record<string, number>;
  /** What was to be paid when the order was asked for, in cents. */
  cents: number;
  /** The order as it was acknowledged; null while no answer has come. */
  order: { number: string; token: string } | null;
  /** Whether the payment page has said that it is paid. */
  isPaid: boolean;
}

/** Who buys, with a browser of their own. */
export interface Buyer {
  shopper: Shopper;
  email: string;
  customerId: number | null;
  /** A designed product, and one that is sold as it is. */
  lines: CartLine[];
}

/** Fills a cart up to the last step before the order. */
export async function prepareCheckout(buyer: Buyer, payment: Checkout["payment"]): Promise<Checkout> {
  const { shopper, email, customerId, lines } = buyer;
  const cartId = customerId === null ? await shopper.openCart() : await ownCart(shopper);
  await shopper.addToCart(cartId, lines);
  if (customerId === null) await shopper.ask(SET_EMAIL, { cartId, email });
  const { setPaymentMethodOnCart } = await shopper.ask<PreparedAnswer>(PREPARE, {
    cartId,
    payment,
    address: { ...ADDRESS, save_in_address_book: customerId !== null },
  });
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

/** Asks for the order, also again when the answer was lost. @throws Error when it is refused or another than before */
export async function placeCheckout({ shopper }: Buyer, checkout: Checkout): Promise<void> {
  const { placeOrder } = await shopper.ask<PlacedAnswer>(PLACE, { cartId: checkout.cartId });
  const { orderV2, errors } = placeOrder;
  if (!orderV2) throw new Error(`An order was refused: ${JSON.stringify(errors)}`);
  if (checkout.order && checkout.order.number !== orderV2.number)
    throw new Error("A cart has a second order.");
  checkout.order = orderV2;
}

/** Pays on the hosted page, also again when its answer was lost. @throws Error when it is refused */
export async function payCheckout({ shopper }: Buyer, checkout: Checkout): Promise<void> {
  const { hostedPayment } = await shopper.ask<PaymentAnswer>(PAYMENT, { token: checkout.order?.token });
  if (hostedPayment) await typeCard(shopper.address + hostedPayment.redirect_url);
  checkout.isPaid = true;
}

async function typeCard(address: string): Promise<void> {
  const { status } = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/49", code: "123" }),
    redirect: "manual",
  });
  if (status !== 303) throw new Error(`The payment page answered ${status}.`);
}

async function ownCart(shopper: Shopper): Promise<string> {
  const { customerCart } = await shopper.ask<{ customerCart: { id: string } }>("{ customerCart { id } }");
  return customerCart.id;
}

const SET_EMAIL = `mutation ($cartId: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id } }
}`;

const PREPARE = `mutation ($cartId: String!, $payment: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { id } }
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

const PAYMENT = `query ($token: String!) {
  hostedPayment(order_token: $token, return_url: "/checkout/success") { redirect_url }
}`;

interface PreparedAnswer {
  setPaymentMethodOnCart: {
    cart: {
      itemsV2: { items: { quantity: number; product: { sku: string } }[] };
      prices: { grand_total: { value: number } };
    };
  };
}
interface PlacedAnswer {
  placeOrder: { orderV2: { number: string; token: string } | null; errors: unknown };
}
interface PaymentAnswer {
  hostedPayment: { redirect_url: string } | null;
}
