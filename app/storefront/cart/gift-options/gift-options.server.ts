import { SetLineGiftOptionsDocument } from "~/provider/contract/documents.generated";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { type CartChange, refuse } from "../cart-change.server";
import { finishLine, isLineGone } from "../lines/finish-line.server";

/** Sets wrapping and message of a line; an invalid field shows its error. */
export async function setGiftOptions({ provider, cartId, form }: CartChange): Promise<Response> {
  const uid = fieldText(form, "uid");
  const typed = {
    wrapping: fieldText(form, "wrapping"),
    to: fieldText(form, "gift_to"),
    from: fieldText(form, "gift_from"),
    message: fieldText(form, "gift_message"),
  };
  const { wrapping, ...message } = typed;
  const answer = await provider.attempt(SetLineGiftOptionsDocument, { cartId, uid, wrapping, message });
  if (answer.error === "input" && !isLineGone(answer)) {
    const errors = { [answer.field ?? "gift_message"]: answer.message };
    return refuse(provider, { gift: { uid, typed, errors } });
  }
  return finishLine(provider, answer, "Your gift options have been saved.");
}
