import { redirect } from "@remix-run/node";
import {
  AcknowledgeLineChangeDocument,
  DuplicateLineDesignDocument,
  MoveSavedLineDocument,
  RemoveCartItemDocument,
  RemoveSavedLineDocument,
  RestoreCartLineDocument,
  SaveCartLineDocument,
  UpdateCartItemDocument,
} from "~/provider/contract/documents.generated";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { backToCart, type CartChange, reject } from "./cart-change.server";
import { REMOVED_PARAM } from "./cart-intents";
import { finishLine, isLineGone, NOTHING_TO_RESTORE, SAVED_LINE_GONE } from "./finish-line.server";

const QUANTITY_RULE = "Please enter a whole number, 1 or more.";

export async function updateQuantity({ provider, cartId, form }: CartChange): Promise<Response> {
  const uid = fieldText(form, "uid");
  const typed = fieldText(form, "quantity");
  if (!/^[1-9]\d{0,5}$/.test(typed))
    return reject(provider, { line: { uid, quantity: typed, message: QUANTITY_RULE } });
  const response = await provider.attempt(UpdateCartItemDocument, { cartId, uid, quantity: Number(typed) });
  if (response.error === "input" && !isLineGone(response))
    return reject(provider, { line: { uid, quantity: typed, message: response.message } });
  return finishLine(provider, response, "Your cart has been updated.");
}

/** The page then offers to put the line back. */
export async function removeLine(change: CartChange): Promise<Response> {
  const { provider } = change;
  const { cartId, uid } = lineOf(change);
  const response = await provider.attempt(RemoveCartItemDocument, { cartId, uid });
  if (!response.status) return finishLine(provider, response, null);
  return backToCart(provider, `?${new URLSearchParams({ [REMOVED_PARAM]: uid })}`);
}

export async function restoreLine(change: CartChange): Promise<Response> {
  const response = await change.provider.attempt(RestoreCartLineDocument, lineOf(change));
  return finishLine(change.provider, response, "The item is back in your cart.", NOTHING_TO_RESTORE);
}

export async function saveLine(change: CartChange): Promise<Response> {
  const response = await change.provider.attempt(SaveCartLineDocument, lineOf(change));
  return finishLine(change.provider, response, "The item has been saved for later.");
}

export async function moveSaved(change: CartChange): Promise<Response> {
  const response = await change.provider.attempt(MoveSavedLineDocument, lineOf(change));
  return finishLine(change.provider, response, "The item is back in your cart.", SAVED_LINE_GONE);
}

export async function removeSaved(change: CartChange): Promise<Response> {
  const response = await change.provider.attempt(RemoveSavedLineDocument, lineOf(change));
  return finishLine(
    change.provider,
    response,
    "The item has been removed from your saved items.",
    SAVED_LINE_GONE,
  );
}

export async function acknowledgeChange(change: CartChange): Promise<Response> {
  const response = await change.provider.attempt(AcknowledgeLineChangeDocument, lineOf(change));
  return finishLine(change.provider, response, null);
}

/** Leads to the design tool with a copy of the line's design. */
export async function duplicateDesign(change: CartChange): Promise<Response> {
  const { provider } = change;
  const response = await provider.attempt(DuplicateLineDesignDocument, lineOf(change));
  if (!response.status) return finishLine(provider, response, null);
  const path = response.data.duplicateCartItemDesign;
  if (!path.startsWith("/") || path.startsWith("//")) return backToCart(provider);
  return redirect(path, { status: 303, headers: await provider.headers() });
}

function lineOf({ cartId, form }: CartChange) {
  return { cartId, uid: fieldText(form, "uid") };
}
