import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredEmail, requiredText } from "../session/field-rules";

export const findOrderValidator = validatorOf(
  object({ order_number: requiredText(40), email: requiredEmail, lastname: requiredText(100) }),
);
