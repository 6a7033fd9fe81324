import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { Field } from "~/storefront/ui/field";

export const orderDetailsLabels = {
  send_proof: "Send me a proof before you make it",
  dropship: "No prices in the parcel",
  gst_company: "Business: Company",
  gst_number: "Business: GST number",
};

/** What some orders need: a proof first, a parcel that tells no prices, a business that buys. */
export function OrderDetailsPart({ isVirtual, hasDesigns }: { isVirtual: boolean; hasDesigns: boolean }) {
  return (
    <fieldset>
      <legend className="mb-2 font-heading text-xl font-semibold">About this order</legend>
      {hasDesigns && <SendProof />}
      {!isVirtual && <Dropship />}
      <CheckboxField name="business_purchase" label="A business buys this" />
      <div className="mb-2 ml-8 mt-2 hidden group-has-[#field-business\_purchase:checked]/address:block">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="gst_company" label="Company" required autoComplete="organization" />
          <Field
            name="gst_number"
            label="GST number"
            autoComplete="off"
            maxLength={15}
            help="15 letters and numbers. It is printed on your invoice."
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
        You get an email with your designs exactly as we make them, and we begin once you have approved them.
        Your order arrives later by the days that takes.
      </p>
    </div>
  );
}

function Dropship() {
  return (
    <div className="mb-2">
      <CheckboxField name="dropship" label="No prices in the parcel" />
      <p className="ml-8 text-sm text-soft-ink">
        For a gift, or when you sell it on: no invoice and no prices go with the parcel. You get them by
        email.
      </p>
    </div>
  );
}

/** With one address for both there is nothing to choose. */
function Places() {
  return (
    <div className="mt-3 group-has-[#field-billing\_same:checked]/address:hidden">
      <p className="text-sm font-semibold">Company and GST number stand with</p>
      <CheckboxField name="bill_to" label="the billing address" />
      <CheckboxField name="ship_to" label="the shipping address" />
    </div>
  );
}
