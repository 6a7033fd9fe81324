import {
  SetOrderCommentDocument,
  SetOrderGiftMessageDocument,
} from "~/provider/contract/documents.generated";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { type CartChange, finish, reject } from "../cart-change.server";

/** Sets the order's notes: a comment for the workshop, a gift message for the parcel. */
export async function setOrderNotes({ provider, cartId, form }: CartChange): Promise<Response> {
  const typed = {
    comment: fieldText(form, "order_comment"),
    to: fieldText(form, "gift_to"),
    from: fieldText(form, "gift_from"),
    message: fieldText(form, "gift_message"),
  };
  const { comment, ...message } = typed;
  const commented = await provider.attempt(SetOrderCommentDocument, { cartId, comment });
  const response = commented.status
    ? await provider.attempt(SetOrderGiftMessageDocument, { cartId, message })
    : commented;
  if (response.error === "input") {
    const errors = { [response.field ?? "order_comment"]: response.message };
    return reject(provider, { notes: { typed, errors } });
  }
  return finish(provider, response, "Your notes have been saved.");
}
