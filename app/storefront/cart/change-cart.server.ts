import { json, redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import {
  ApplyCouponDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  UpdateCartItemDocument,
} from "~/provider/contract/documents.generated";
import { NO_CART_ID } from "~/provider/error-catalogue";
import { type Answer, openProvider, type Provider } from "~/provider/provider.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { CART_PATH, type CartIntent, cartIntents, type LineRefusal } from "./cart-intents";
import { couponValidator } from "./coupon-form";

const QUANTITY_RULE = "Please enter a whole number, 1 or more.";

interface Change {
  provider: Provider;
  cartId: string;
  form: FormData;
}

const changes: Record<CartIntent, (change: Change) => Promise<Response>> = {
  "update-quantity": updateQuantity,
  remove: removeLine,
  "apply-coupon": applyCoupon,
  "remove-coupon": removeCoupon,
};

/** Does what the form's `intent` says to the shopper's cart, then shows the cart again. */
export async function changeCart(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const intent = fieldText(form, "intent");
  if (!isCartIntent(intent))
    throw new Response("The form asked for nothing the cart knows.", { status: 400 });
  if (!provider.cartId) {
    flash(provider, "error", NO_CART_ID);
    return backToCart(provider);
  }
  return changes[intent]({ provider, cartId: provider.cartId, form });
}

function isCartIntent(intent: string): intent is CartIntent {
  return (cartIntents as readonly string[]).includes(intent);
}

async function updateQuantity({ provider, cartId, form }: Change): Promise<Response> {
  const uid = fieldText(form, "uid");
  const typed = fieldText(form, "quantity");
  if (!/^[1-9]\d{0,5}$/.test(typed))
    return refuse(provider, { uid, quantity: typed, message: QUANTITY_RULE });
  const answer = await provider.attempt(UpdateCartItemDocument, { cartId, uid, quantity: Number(typed) });
  if (answer.error === "input") return refuse(provider, { uid, quantity: typed, message: answer.message });
  return finish(provider, answer, "Your cart has been updated.");
}

async function removeLine({ provider, cartId, form }: Change): Promise<Response> {
  const uid = fieldText(form, "uid");
  const answer = await provider.attempt(RemoveCartItemDocument, { cartId, uid });
  return finish(provider, answer, "The item has been removed from your cart.");
}

async function applyCoupon({ provider, cartId, form }: Change): Promise<Response> {
  const { data, error, submittedData } = await couponValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const answer = await provider.attempt(ApplyCouponDocument, { cartId, code: data.coupon_code });
  if (answer.error === "input") {
    return validationError({ fieldErrors: { coupon_code: answer.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  return finish(provider, answer, `Your coupon ${data.coupon_code} has been applied.`);
}

async function removeCoupon({ provider, cartId }: Change): Promise<Response> {
  const answer = await provider.attempt(RemoveCouponDocument, { cartId });
  return finish(provider, answer, "Your coupon has been removed.");
}

async function refuse(provider: Provider, line: LineRefusal): Promise<Response> {
  return json({ line }, { status: 422, headers: await provider.headers() });
}

/** A cart that is gone says nothing: the page then shows the empty cart. */
async function finish(provider: Provider, answer: Answer<unknown>, done: string): Promise<Response> {
  if (answer.status) flash(provider, "success", done);
  else if (answer.message) flash(provider, "error", answer.message);
  return backToCart(provider);
}

async function backToCart(provider: Provider): Promise<Response> {
  return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
}
