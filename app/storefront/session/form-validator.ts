import { withZod } from "@remix-validated-form/with-zod";
import type { Validator } from "remix-validated-form";
import type { ZodType, ZodTypeDef } from "zod";
import * as z from "zod/v4-mini";

/** Zod would compile objects by `Function`; the content security policy forbids it, and browsers report even an attempt. */
z.config({ jitless: true });

/** The schema of a form: the rules of its fields, by name. All objects of forms are made here, after the setting above. */
export function formSchema<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.object(fields);
}

/**
 * The validator of a form. Forms use Zod's mini build, since its full build is too large for browsers. `withZod` calls
 * only `safeParseAsync` and reads only the issues, which both builds have, but its types know the full build of Zod 3 only.
 */
export function formValidator<Form>(schema: z.ZodMiniType<Form>): Validator<Form> {
  return withZod(schema as unknown as ZodType<Form, ZodTypeDef, unknown>);
}
