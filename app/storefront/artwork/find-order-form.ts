import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail, requiredText } from "../session/field-rules";

export const findOrderValidator = withZod(
  z.object({ order_number: requiredText(40), email: requiredEmail, lastname: requiredText(100) }),
);
