import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredText } from "~/storefront/session/field-rules";

const WHOLE_NUMBER = "Please enter a whole number, 1 or more.";

export const giftCardValidator = validatorOf(object({ gift_card_code: requiredText(100) }));

export const pointsValidator = validatorOf(
  object({
    points: requiredText(12)
      .refine((typed) => /^[1-9]\d{0,8}$/.test(typed.replace(/,/g, "")), WHOLE_NUMBER)
      .transform((typed) => Number(typed.replace(/,/g, ""))),
  }),
);
