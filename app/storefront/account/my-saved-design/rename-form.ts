import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { optionalText } from "~/storefront/session/field-rules";

/** Characters. */
export const LONGEST_NAME = 60;

export const renameValidator = withZod(z.object({ name: optionalText(LONGEST_NAME) }));
