import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { requiredText } from "~/storefront/session/field-rules";

export const couponValidator = validatorOf(object({ coupon_code: requiredText(64) }));
