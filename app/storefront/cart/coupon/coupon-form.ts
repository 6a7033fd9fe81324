import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredText } from "~/storefront/session/field-rules";

export const couponValidator = withZod(z.object({ coupon_code: requiredText(64) }));
