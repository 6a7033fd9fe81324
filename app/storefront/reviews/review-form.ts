import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { optionalEmail, optionalText, requiredEmail, requiredText } from "../session/field-rules";

const CHOOSE_STARS = "Please choose from one to five stars.";
const TOO_SHORT = "Please enter at least 10 characters.";

/** Value of `about` for the shop itself; otherwise `about` is a SKU. */
export const ABOUT_SHOP = "shop";

const reviewSchema = formSchema({
  about: requiredText(64),
  rating: z.string(CHOOSE_STARS).check(z.regex(/^[1-5]$/, CHOOSE_STARS)),
  nickname: requiredText(40),
  summary: requiredText(100),
  text: requiredText(3000).check(z.minLength(10, TOO_SHORT)),
  email: optionalEmail,
  order_number: optionalText(32),
});

export type ReviewForm = z.infer<typeof reviewSchema>;

const customerValidator = formValidator(reviewSchema);
const guestValidator = formValidator(z.extend(reviewSchema, { email: requiredEmail }));

/** Customers are identified by their account; guests enter an email address. */
export function reviewValidator(isLoggedIn: boolean) {
  return isLoggedIn ? customerValidator : guestValidator;
}
