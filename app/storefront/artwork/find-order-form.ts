import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { requiredEmail, requiredText } from "../session/field-rules";

export const findOrderValidator = formValidator(
  formSchema({ order_number: requiredText(40), email: requiredEmail, lastname: requiredText(100) }),
);
