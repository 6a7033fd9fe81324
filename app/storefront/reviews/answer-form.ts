import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { requiredText } from "../session/field-rules";

export const answerValidator = formValidator(formSchema({ answer: requiredText(3000) }));
