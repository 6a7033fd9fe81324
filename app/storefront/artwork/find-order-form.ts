import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { requiredEmail, requiredText } from "../session/field-rules";

/** Validates the form that finds an order. */
export const findOrderValidator = withZod(
  z.object({ order_number: requiredText(40), email: requiredEmail, lastname: requiredText(100) }),
);
