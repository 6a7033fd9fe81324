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
  /** The parcel must not contain prices. */
  dropship: boolean;
  /** The customer wants proofs of the designs before they are printed. */
  sendProof: boolean;
  /** Null unless the buyer is a business. */
  business: { company: string; gstNumber: string; shipTo: boolean; billTo: boolean } | null;
}

const businessSchema = z.object({
  gst_company: requiredText(),
  gst_number: optionalGstNumber,
  ship_to: ticked,
  bill_to: ticked,
});

/** Order details besides the addresses; the business fields are read only for a business. */
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
