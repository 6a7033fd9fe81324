import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";

/** A tick box is sent only when it is ticked. */
const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

export const settingsValidator = withZod(z.object({ changes: ticked, expiry: ticked }));
