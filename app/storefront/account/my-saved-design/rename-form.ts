import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { optionalText } from "~/storefront/session/field-rules";

/** In characters. */
export const MAX_NAME_LENGTH = 60;

export const renameValidator = withZod(z.object({ name: optionalText(MAX_NAME_LENGTH) }));
