import {
  SetOrderCommentDocument,
  SetOrderGiftMessageDocument,
} from "~/provider/contract/documents.generated";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { type CartChange, finish, refuse } from "../cart-change.server";

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
  const answer = commented.status
    ? await provider.attempt(SetOrderGiftMessageDocument, { cartId, message })
    : commented;
  if (answer.error === "input") {
    const errors = { [answer.field ?? "order_comment"]: answer.message };
    return refuse(provider, { notes: { typed, errors } });
  }
  return finish(provider, answer, "Your notes have been saved.");
}
