import { type Infer, object, string } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { optionalEmail, optionalText, requiredEmail, requiredText } from "../session/field-rules";

const CHOOSE_STARS = "Please choose from one to five stars.";
const TOO_SHORT = "Please enter at least 10 characters.";

/** Value of `about` for the shop itself; otherwise `about` is a SKU. */
export const ABOUT_SHOP = "shop";

const reviewSchema = object({
  about: requiredText(64),
  rating: string({ required_error: CHOOSE_STARS, invalid_type_error: CHOOSE_STARS }).regex(
    /^[1-5]$/,
    CHOOSE_STARS,
  ),
  nickname: requiredText(40),
  summary: requiredText(100),
  text: requiredText(3000).refine((text) => text.length >= 10, TOO_SHORT),
  email: optionalEmail,
  order_number: optionalText(32),
});

export type ReviewForm = Infer<typeof reviewSchema>;

const customerValidator = validatorOf(reviewSchema);
const guestValidator = validatorOf(reviewSchema.extend({ email: requiredEmail }));

/** Customers are identified by their account; guests enter an email address. */
export function reviewValidator(isLoggedIn: boolean) {
  return isLoggedIn ? customerValidator : guestValidator;
}
