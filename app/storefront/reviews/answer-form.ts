import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredText } from "../session/field-rules";

export const answerValidator = withZod(z.object({ answer: requiredText(3000) }));
