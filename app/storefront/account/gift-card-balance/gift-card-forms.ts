import * as z from "zod/v4-mini";
import { optionalText, requiredEmail, requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

/** Values of the field `intent`, which distinguish the forms of the page. */
export type GiftCardIntent = "look-up" | "redeem" | "send";

export const MAX_CODE_LENGTH = 40;
const INVALID_AMOUNT = "Please enter an amount from $5 to $500.";
const AMOUNT = /^\$?\s*(\d{1,3}(?:\.\d{1,2})?)$/;

const codeSchema = formSchema({ gift_card_code: requiredText(MAX_CODE_LENGTH) });

/** Dollars as typed: "25", "$25" or "25.50". */
const amount = z.pipe(requiredText().check(z.refine(isOffered, INVALID_AMOUNT)), z.transform(dollarsOf));

const sendSchema = formSchema({
  request_id: z.string(),
  amount,
  recipient_name: requiredText(60),
  recipient_email: requiredEmail,
  message: optionalText(500),
});

export const codeValidator = formValidator(codeSchema);
export const sendValidator = formValidator(sendSchema);

function isOffered(typed: string): boolean {
  const dollars = dollarsOf(typed);
  return dollars >= 5 && dollars <= 500;
}

/** Not a number when it is no amount. */
function dollarsOf(typed: string): number {
  return Number(AMOUNT.exec(typed)?.[1]);
}
