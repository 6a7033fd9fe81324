import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { Field } from "~/storefront/ui/field";

export const orderDetailsLabels = {
  send_proof: "Send me a proof before you make it",
  dropship: "Hide prices (gift)",
  gst_company: "Business: Company",
  gst_number: "Business: GST number",
};

/** Special requests of an order: proofs first, no prices in the parcel, a business buyer. */
export function OrderDetailsPart({ isVirtual, hasDesigns }: { isVirtual: boolean; hasDesigns: boolean }) {
  return (
    <fieldset>
      <legend className="mb-2 font-heading text-xl font-semibold">About this order</legend>
      {hasDesigns && <SendProof />}
      {!isVirtual && <Dropship />}
      <CheckboxField name="business_purchase" label="This is a business purchase" />
      <div className="mb-2 ml-8 mt-2 hidden group-has-[#field-business\_purchase:checked]/address:block">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="gst_company" label="Company" required autoComplete="organization" />
          <Field
            name="gst_number"
            label="GST number"
            autoComplete="off"
            help="15 letters and numbers. We'll print it on your invoice."
          />
        </div>
        {!isVirtual && <Places />}
      </div>
    </fieldset>
  );
}

function SendProof() {
  return (
    <div className="mb-2">
      <CheckboxField name="send_proof" label={orderDetailsLabels.send_proof} />
      <p className="ml-8 text-sm text-soft-ink">
        We'll email you your designs exactly as we'll make them, and start once you approve. Approval time
        extends delivery.
      </p>
    </div>
  );
}

function Dropship() {
  return (
    <div className="mb-2">
      <CheckboxField name="dropship" label="Hide prices (gift)" />
      <p className="ml-8 text-sm text-soft-ink">
        For gifts and resale: we leave prices and the invoice out of the package and email them to you
        instead.
      </p>
    </div>
  );
}

/** With the same address for both there is nothing to choose. */
function Places() {
  return (
    <div className="mt-3 group-has-[#field-billing\_same:checked]/address:hidden">
      <p className="text-sm font-semibold">Show company and GST number with</p>
      <CheckboxField name="bill_to" label="the billing address" />
      <CheckboxField name="ship_to" label="the shipping address" />
    </div>
  );
}
