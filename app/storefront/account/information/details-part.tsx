import { useFormContext } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import { type DetailsForm, detailsValidator, type InformationIntent } from "./information-forms";

const labels: Record<keyof DetailsForm, string> = {
  firstname: "First name",
  lastname: "Last name",
  prefix: "Title",
  middlename: "Middle name",
  suffix: "Suffix",
  phone_no: "Phone",
  date_of_birth: "Date of birth",
  taxvat: "Tax or VAT number",
  gst_number: "GST number",
};

interface DetailsPartProps {
  details: DetailsForm;
  /** Whether phone and GST number are included. */
  hasFurther: boolean;
}

/** Name, contact details and business data. */
export function DetailsPart({ details, hasFurther }: DetailsPartProps) {
  const half = "sm:col-span-3";
  return (
    <Part id="about-you" title="About you">
      <IntentForm
        intent={"details" satisfies InformationIntent}
        labels={labels}
        validator={detailsValidator}
        defaultValues={details}
        className="grid gap-5 sm:grid-cols-6"
      >
        <Field
          name="firstname"
          label={labels.firstname}
          required
          autoComplete="given-name"
          className={half}
        />
        <Field name="lastname" label={labels.lastname} required autoComplete="family-name" className={half} />
        <MoreOfTheName details={details} />
        {hasFurther && (
          <Field
            name="phone_no"
            label={labels.phone_no}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className={half}
          />
        )}
        <Field
          name="date_of_birth"
          label={labels.date_of_birth}
          inputMode="text"
          autoComplete="off"
          placeholder="mm/dd/yyyy"
          className={half}
        />
        <fieldset className="grid gap-5 border-t border-line pt-5 sm:col-span-6 sm:grid-cols-2">
          <legend className="sr-only">For a business</legend>
          <p className="text-soft-ink sm:col-span-2">Ordering for a business? Add its tax details here.</p>
          <Field name="taxvat" label={labels.taxvat} autoComplete="off" />
          {hasFurther && (
            <Field
              name="gst_number"
              label={labels.gst_number}
              autoComplete="off"
              help="15 letters and numbers. Save it to upload the certificate."
            />
          )}
        </fieldset>
        <div className="sm:col-span-6">
          <SubmitButton sending="Saving…">Save details</SubmitButton>
        </div>
      </IntentForm>
    </Part>
  );
}

const MORE = ["prefix", "middlename", "suffix"] as const;

/** Less common name parts; open if one is filled in or invalid. */
function MoreOfTheName({ details }: { details: DetailsForm }) {
  const { fieldErrors } = useFormContext();
  const isUsed = MORE.some((name) => details[name] !== "" || fieldErrors[name]);
  return (
    <details open={isUsed} className="sm:col-span-6">
      <summary className="inline-flex min-h-[44px] cursor-pointer items-center font-semibold text-accent underline underline-offset-4">
        Title, middle name, suffix
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-3">
        <Field name="prefix" label={labels.prefix} autoComplete="honorific-prefix" />
        <Field name="middlename" label={labels.middlename} autoComplete="additional-name" />
        <Field name="suffix" label={labels.suffix} autoComplete="honorific-suffix" />
      </div>
    </details>
  );
}
