import { SetLineGiftOptionsDocument } from "~/provider/contract/documents.generated";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { type CartChange, reject } from "../cart-change.server";
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
  const response = await provider.attempt(SetLineGiftOptionsDocument, { cartId, uid, wrapping, message });
  if (response.error === "input" && !isLineGone(response)) {
    const errors = { [response.field ?? "gift_message"]: response.message };
    return reject(provider, { gift: { uid, typed, errors } });
  }
  return finishLine(provider, response, "Your gift options have been saved.");
}
