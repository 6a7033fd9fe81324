import { z } from "zod";
import { optionalGstNumber, requiredText, ticked } from "~/storefront/session/field-rules";

export const orderDetailsFields = [
  "dropship",
  "send_proof",
  "business_purchase",
  "gst_company",
  "gst_number",
  "ship_to",
  "bill_to",
];

export interface OrderDetails {
  /** No prices in the parcel. */
  dropship: boolean;
  /** The designs are shown once more before they are printed. */
  sendProof: boolean;
  /** Null unless a business buys. */
  business: { company: string; gstNumber: string; shipTo: boolean; billTo: boolean } | null;
}

const businessSchema = z.object({
  gst_company: requiredText(),
  gst_number: optionalGstNumber,
  ship_to: ticked,
  bill_to: ticked,
});

/** What is said of the order besides its addresses; a business's fields are read when one buys. */
export const orderDetailsSchema = z
  .object({ dropship: ticked, send_proof: ticked, business_purchase: ticked })
  .passthrough()
  .transform((form, context): OrderDetails => {
    const said = { dropship: form.dropship, sendProof: form.send_proof };
    if (!form.business_purchase) return { ...said, business: null };
    const read = businessSchema.safeParse(form);
    if (!read.success) {
      for (const issue of read.error.issues) context.addIssue(issue);
      return z.NEVER;
    }
    const { gst_company, gst_number, ship_to, bill_to } = read.data;
    return {
      ...said,
      business: { company: gst_company, gstNumber: gst_number, shipTo: ship_to, billTo: bill_to },
    };
  });
