import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { ticked } from "../../session/field-rules";

/** Settings for emails about points. */
export const settingsValidator = withZod(z.object({ changes: ticked, expiry: ticked }));
