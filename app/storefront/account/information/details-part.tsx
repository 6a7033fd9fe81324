import { useFormContext } from "remix-validated-form";
import { IntentForm } from "~/storefront/ui/intent-form";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CustomerField } from "../customer-field";
import {
  type CustomerFieldName,
  customerFieldLabels,
  customerFields,
  storedCustomerFields,
} from "../customer-fields";
import { Part } from "../part";
import { type DetailsForm, detailsValidator, type InformationIntent } from "./information-forms";

interface DetailsPartProps {
  details: DetailsForm;
  /** Whether phone, GST number and other fields of the extension are included. */
  hasFurther: boolean;
}

/** Name, contact details and business data. */
export function DetailsPart({ details, hasFurther }: DetailsPartProps) {
  const stored = storedCustomerFields(hasFurther);
  const fieldsOf = (part: (typeof customerFields)[CustomerFieldName]["part"]) =>
    stored.filter((name) => customerFields[name].part === part);
  return (
    <Part id="about-you" title="About you">
      <IntentForm
        intent={"details" satisfies InformationIntent}
        labels={customerFieldLabels}
        validator={detailsValidator}
        defaultValues={details}
        className="grid gap-5 sm:grid-cols-6"
      >
        <Fields names={fieldsOf("name")} className="sm:col-span-3" />
        <MoreOfTheName names={fieldsOf("more of the name")} details={details} />
        <Fields names={fieldsOf("contact")} className="sm:col-span-3" />
        <fieldset className="grid gap-5 border-t border-line pt-5 sm:col-span-6 sm:grid-cols-2">
          <legend className="sr-only">For a business</legend>
          <p className="text-soft-ink sm:col-span-2">Ordering for a business? Add its tax details here.</p>
          <Fields names={fieldsOf("business")} />
        </fieldset>
        <div className="sm:col-span-6">
          <SubmitButton sending="Saving…">Save details</SubmitButton>
        </div>
      </IntentForm>
    </Part>
  );
}

function Fields({ names, className }: { names: CustomerFieldName[]; className?: string }) {
  return (
    <>
      {names.map((name) => (
        <CustomerField key={name} name={name} className={className} />
      ))}
    </>
  );
}

/** Less common name parts; open if one is filled in or invalid. */
function MoreOfTheName({ names, details }: { names: CustomerFieldName[]; details: DetailsForm }) {
  const { fieldErrors } = useFormContext();
  const isUsed = names.some((name) => details[name] !== "" || fieldErrors[name]);
  return (
    <details open={isUsed} className="sm:col-span-6">
      <summary className="inline-flex min-h-[44px] cursor-pointer items-center font-semibold text-accent-strong underline underline-offset-4">
        Title, middle name, suffix
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-3">
        <Fields names={names} />
      </div>
    </details>
  );
}
