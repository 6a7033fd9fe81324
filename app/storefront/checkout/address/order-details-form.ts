import * as z from "zod/v4-mini";
import { optionalGstNumber, requiredText, ticked } from "~/storefront/session/field-rules";
import { formSchema } from "~/storefront/session/form-validator";

const choicesSchema = formSchema({ dropship: ticked, send_proof: ticked, business_purchase: ticked });

const businessSchema = z.extend(choicesSchema, {
  gst_company: requiredText(),
  gst_number: optionalGstNumber,
  ship_to: ticked,
  bill_to: ticked,
});

/** The order's details besides its addresses, as the provider takes them. */
export type OrderDetails = z.infer<typeof choicesSchema> & Partial<z.infer<typeof businessSchema>>;

export const orderDetailsFields = Object.keys(businessSchema.shape);

/** The fields of a business are validated only for a business purchase. */
export const orderDetailsSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((form, { issues }): OrderDetails => {
    const schema = form.business_purchase === undefined ? choicesSchema : businessSchema;
    const read = schema.safeParse(form);
    if (read.success) return read.data;
    for (const { message, path } of read.error.issues)
      issues.push({ code: "custom", message, path, input: form });
    return z.NEVER;
  }),
);
