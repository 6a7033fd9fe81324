import { redirect } from "@remix-run/node";
import {
  AcknowledgeLineChangeDocument,
  DuplicateLineDesignDocument,
  ForgetSavedLineDocument,
  MoveSavedLineDocument,
  RemoveCartItemDocument,
  RestoreCartLineDocument,
  SaveCartLineDocument,
  UpdateCartItemDocument,
} from "~/provider/contract/documents.generated";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { backToCart, type CartChange, refuse } from "../cart-change.server";
import { REMOVED_PARAM } from "../cart-intents";
import { finishLine, isLineGone, NOTHING_TO_RESTORE, SAVED_LINE_GONE } from "./finish-line.server";

const QUANTITY_RULE = "Please enter a whole number, 1 or more.";

export async function updateQuantity({ provider, cartId, form }: CartChange): Promise<Response> {
  const uid = fieldText(form, "uid");
  const typed = fieldText(form, "quantity");
  if (!/^[1-9]\d{0,5}$/.test(typed))
    return refuse(provider, { line: { uid, quantity: typed, message: QUANTITY_RULE } });
  const answer = await provider.attempt(UpdateCartItemDocument, { cartId, uid, quantity: Number(typed) });
  if (answer.error === "input" && !isLineGone(answer))
    return refuse(provider, { line: { uid, quantity: typed, message: answer.message } });
  return finishLine(provider, answer, "Your cart has been updated.");
}

/** The page then offers to put the line back. */
export async function removeLine(change: CartChange): Promise<Response> {
  const { provider } = change;
  const { cartId, uid } = lineOf(change);
  const answer = await provider.attempt(RemoveCartItemDocument, { cartId, uid });
  if (!answer.status) return finishLine(provider, answer, null);
  return backToCart(provider, `?${new URLSearchParams({ [REMOVED_PARAM]: uid })}`);
}

export async function restoreLine(change: CartChange): Promise<Response> {
  const answer = await change.provider.attempt(RestoreCartLineDocument, lineOf(change));
  return finishLine(change.provider, answer, "The item is back in your cart.", NOTHING_TO_RESTORE);
}

export async function saveLine(change: CartChange): Promise<Response> {
  const answer = await change.provider.attempt(SaveCartLineDocument, lineOf(change));
  return finishLine(change.provider, answer, "The item has been saved for later.");
}

export async function moveSaved(change: CartChange): Promise<Response> {
  const answer = await change.provider.attempt(MoveSavedLineDocument, lineOf(change));
  return finishLine(change.provider, answer, "The item is back in your cart.", SAVED_LINE_GONE);
}

export async function forgetSaved(change: CartChange): Promise<Response> {
  const answer = await change.provider.attempt(ForgetSavedLineDocument, lineOf(change));
  return finishLine(
    change.provider,
    answer,
    "The item has been removed from your saved items.",
    SAVED_LINE_GONE,
  );
}

export async function acknowledgeChange(change: CartChange): Promise<Response> {
  const answer = await change.provider.attempt(AcknowledgeLineChangeDocument, lineOf(change));
  return finishLine(change.provider, answer, null);
}

/** Leads to the design tool with a copy of the line's design. */
export async function duplicateDesign(change: CartChange): Promise<Response> {
  const { provider } = change;
  const answer = await provider.attempt(DuplicateLineDesignDocument, lineOf(change));
  if (!answer.status) return finishLine(provider, answer, null);
  const path = answer.data.duplicateCartItemDesign;
  if (!path.startsWith("/") || path.startsWith("//")) return backToCart(provider);
  return redirect(path, { status: 303, headers: await provider.headers() });
}

function lineOf({ cartId, form }: CartChange) {
  return { cartId, uid: fieldText(form, "uid") };
}
