import { object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
import { ticked } from "../../session/field-rules";

/** Settings for emails about points. */
export const settingsValidator = validatorOf(object({ changes: ticked, expiry: ticked }));
