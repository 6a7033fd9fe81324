import { type Infer, NEVER, object, record } from "~/storefront/form-schema/schema";
import { optionalGstNumber, requiredText, ticked } from "~/storefront/session/field-rules";

const choicesSchema = object({ dropship: ticked, send_proof: ticked, business_purchase: ticked });

const businessSchema = choicesSchema.extend({
  gst_company: requiredText(),
  gst_number: optionalGstNumber,
  ship_to: ticked,
  bill_to: ticked,
});

/** The order's details besides its addresses, as the provider takes them. */
export type OrderDetails = Infer<typeof choicesSchema> & Partial<Infer<typeof businessSchema>>;

export const orderDetailsFields = Object.keys(businessSchema.shape);

/** The fields of a business are validated only for a business purchase. */
export const orderDetailsSchema = record().transform((form, context): OrderDetails => {
  const schema = form.business_purchase === undefined ? choicesSchema : businessSchema;
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.addIssue(issue);
  return NEVER;
});
