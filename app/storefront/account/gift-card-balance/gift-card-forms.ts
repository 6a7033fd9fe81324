import { object, string } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { optionalText, requiredEmail, requiredText } from "~/storefront/session/field-rules";

/** Values of the field `intent`, which distinguish the forms of the page. */
export type GiftCardIntent = "look-up" | "redeem" | "send";

const MAX_CODE_LENGTH = 40;
const INVALID_AMOUNT = "Please enter an amount from $5 to $500.";
const AMOUNT = /^\$?\s*(\d{1,3}(?:\.\d{1,2})?)$/;

const codeSchema = object({ gift_card_code: requiredText(MAX_CODE_LENGTH) });

/** Dollars as typed: "25", "$25" or "25.50". */
const amount = requiredText()
  .regex(AMOUNT, INVALID_AMOUNT)
  .transform((typed) => Number(AMOUNT.exec(typed)?.[1]))
  .refine((dollars) => dollars >= 5 && dollars <= 500, INVALID_AMOUNT);

const sendSchema = object({
  request_id: string(),
  amount,
  recipient_name: requiredText(60),
  recipient_email: requiredEmail,
  message: optionalText(500),
});

export const codeValidator = validatorOf(codeSchema);
export const sendValidator = validatorOf(sendSchema);
