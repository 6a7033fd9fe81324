import * as z from "zod/v4-mini";
import { requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

const WHOLE_NUMBER = "Please enter a whole number, 1 or more.";

export const giftCardValidator = formValidator(formSchema({ gift_card_code: requiredText(100) }));

export const pointsValidator = formValidator(
  formSchema({
    points: z.pipe(
      requiredText(12).check(
        z.refine((typed) => /^[1-9]\d{0,8}$/.test(typed.replace(/,/g, "")), WHOLE_NUMBER),
      ),
      z.transform((typed) => Number(typed.replace(/,/g, ""))),
    ),
  }),
);
