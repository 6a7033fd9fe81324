import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredText } from "~/storefront/session/field-rules";

const WHOLE_NUMBER = "Please enter a whole number, 1 or more.";

export const giftCardValidator = withZod(z.object({ gift_card_code: requiredText(100) }));

export const pointsValidator = withZod(
  z.object({
    points: requiredText(12)
      .refine((typed) => /^[1-9]\d{0,8}$/.test(typed.replace(/,/g, "")), WHOLE_NUMBER)
      .transform((typed) => Number(typed.replace(/,/g, ""))),
  }),
);
