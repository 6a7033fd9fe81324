import { z } from "zod";
import { setBillingAddress } from "../carts/set-billing-address";
import { setGuestEmail } from "../carts/set-guest-email";
import { setPaymentMethod } from "../carts/set-payment-method";
import { placeOrder } from "../orders/place-order";
import { type AskedCart, viewAskedCart, whereThereIsACart } from "./carts";
import { addressSchema, cartAddress } from "./magento-address";
import { readMagentoBody } from "./magento-body";
import { noSuchEntity, wrongRequest } from "./magento-response";
import { paymentDetailsResponse } from "./quote-response";

/** The payment and the order of a cart in Magento's REST API, implemented by the contract's use cases. */

const paymentMethodSchema = z.object({ method: z.string().max(100) });
const paymentSchema = z.object({
  email: z.string().max(1000).nullish(),
  payment_method: paymentMethodSchema,
  billing_address: addressSchema.nullish(),
});
const selectionSchema = z.object({ method: paymentMethodSchema });
const orderSchema = z.object({ payment_method: paymentMethodSchema.nullish() });

type Payment = z.infer<typeof paymentSchema>;

/** GET …/payment-information: the payment methods and the totals. */
export async function paymentInformation(cart: AskedCart): Promise<object> {
  return paymentDetailsResponse(await viewAskedCart(cart));
}

/** GET …/selected-payment-method: its code; null before one is selected. */
export async function selectedPayment(cart: AskedCart): Promise<object> {
  const { selected_payment_method } = await viewAskedCart(cart);
  return { method: selected_payment_method?.code || null };
}

/** PUT …/selected-payment-method {method}: selects one. Responds with its code, which is its id in the cart. */
export async function selectPayment(request: Request, cart: AskedCart): Promise<string> {
  const { method: payment_method } = await readMagentoBody(request, selectionSchema);
  await savePayment(cart, { payment_method });
  return payment_method.method;
}

/** POST …/set-payment-information {email, paymentMethod, billingAddress}: stores them. `email` is for guests. */
export async function savePaymentInformation(request: Request, cart: AskedCart): Promise<true> {
  await savePayment(cart, await readMagentoBody(request, paymentSchema));
  return true;
}

/** POST …/payment-information: the same, and places the order. Responds with its number. */
export async function payAndOrder(request: Request, cart: AskedCart): Promise<string> {
  await savePayment(cart, await readMagentoBody(request, paymentSchema));
  return placeCart(cart);
}

/** PUT …/order {paymentMethod}: places the order of a cart that has everything else. Responds with its number. */
export async function orderCart(request: Request, cart: AskedCart): Promise<string> {
  const { payment_method } = await readMagentoBody(request, orderSchema);
  if (payment_method) await savePayment(cart, { payment_method });
  return placeCart(cart);
}

function savePayment(
  { cartId, context, isGuest }: AskedCart,
  { email, payment_method, billing_address }: Payment,
): Promise<void> {
  return whereThereIsACart(cartId, async () => {
    if (isGuest && email) await setGuestEmail(context, cartId, email);
    if (billing_address) await setBillingAddress(context, cartId, cartAddress(billing_address));
    await setPaymentMethod(context, cartId, payment_method.method);
  });
}

async function placeCart({ cartId, context }: AskedCart): Promise<string> {
  const placed = await placeOrder(context, cartId);
  if ("order" in placed) {
    context.wakeMail();
    return placed.order.order.number;
  }
  const { code, message } = placed.rejection;
  const isGone = code === "CART_NOT_FOUND" || code === "CART_NOT_ACTIVE";
  throw isGone ? noSuchEntity("cartId", cartId) : wrongRequest(message);
}
