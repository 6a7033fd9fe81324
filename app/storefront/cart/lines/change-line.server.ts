import {
  AcknowledgeLineChangeDocument,
  DuplicateLineDesignDocument,
  MoveSavedLineDocument,
  type ProviderDocument,
  RemoveCartItemDocument,
  RemoveSavedLineDocument,
  RestoreCartLineDocument,
  SaveCartLineDocument,
  UpdateCartItemDocument,
} from "~/provider/contract/documents.generated";
import { seeOther } from "~/storefront/session/see-other.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { backToCart, type CartChange, reject } from "../cart-change.server";
import { REMOVED_PARAM } from "../cart-intents";
import { readQuantity, WRONG_QUANTITY } from "../quantity";
import { finishLine, isLineGone, NOTHING_TO_RESTORE, SAVED_LINE_GONE } from "./finish-line.server";

/** The changes of a line by the form's `intent`. */
export const lineChanges = {
  "update-quantity": updateQuantity,
  remove: removeLine,
  restore: changeLine(RestoreCartLineDocument, "The item is back in your cart.", NOTHING_TO_RESTORE),
  save: changeLine(SaveCartLineDocument, "The item has been saved for later."),
  "move-saved": changeLine(MoveSavedLineDocument, "The item is back in your cart.", SAVED_LINE_GONE),
  "forget-saved": changeLine(
    RemoveSavedLineDocument,
    "The item has been removed from your saved items.",
    SAVED_LINE_GONE,
  ),
  duplicate: duplicateDesign,
  acknowledge: changeLine(AcknowledgeLineChangeDocument, null),
};

async function updateQuantity({ provider, cartId, form }: CartChange): Promise<Response> {
  const uid = fieldText(form, "uid");
  const typed = fieldText(form, "quantity");
  const quantity = readQuantity(typed);
  if (quantity === null) return reject(provider, { line: { uid, quantity: typed, message: WRONG_QUANTITY } });
  const response = await provider.attempt(UpdateCartItemDocument, { cartId, uid, quantity });
  if (response.error === "input" && !isLineGone(response))
    return reject(provider, { line: { uid, quantity: typed, message: response.message } });
  return finishLine(provider, response, "Your cart has been updated.");
}

/** Removes the line; the page then offers to put it back. */
async function removeLine(change: CartChange): Promise<Response> {
  const { provider } = change;
  const { cartId, uid } = lineOf(change);
  const response = await provider.attempt(RemoveCartItemDocument, { cartId, uid });
  if (!response.status) return finishLine(provider, response, null);
  return backToCart(provider, `?${new URLSearchParams({ [REMOVED_PARAM]: uid })}`);
}

/** Redirects to the design tool with a copy of the line's design. */
async function duplicateDesign(change: CartChange): Promise<Response> {
  const { provider } = change;
  const response = await provider.attempt(DuplicateLineDesignDocument, lineOf(change));
  if (!response.status) return finishLine(provider, response, null);
  const path = response.data.duplicateCartItemDesign;
  if (!path.startsWith("/") || path.startsWith("//")) return backToCart(provider);
  return seeOther(provider, path);
}

/** A change that needs the line alone. @param gone message when there is no such line any more */
function changeLine(document: LineDocument, done: string | null, gone?: string) {
  return async (change: CartChange): Promise<Response> =>
    finishLine(change.provider, await change.provider.attempt(document, lineOf(change)), done, gone);
}

type LineDocument = ProviderDocument<unknown, { cartId: string; uid: string | number }>;

function lineOf({ cartId, form }: CartChange) {
  return { cartId, uid: fieldText(form, "uid") };
}
