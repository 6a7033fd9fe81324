import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { ticked } from "../../session/field-rules";

/** Settings for emails about points. */
export const settingsValidator = formValidator(formSchema({ changes: ticked, expiry: ticked }));
