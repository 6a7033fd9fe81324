import { requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";

export const couponValidator = formValidator(formSchema({ coupon_code: requiredText(64) }));
