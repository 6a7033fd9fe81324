import { AddressFields, addressLabels } from "~/storefront/checkout/address/address-fields";
import type { TypedAddress } from "~/storefront/checkout/address/address-form";
import { ButtonLink } from "~/storefront/ui/button";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { bookAddressValidator } from "./address-form";
import { addressBookPath } from "./book-address";

export interface AddressEditorView {
  regions: { value: string; label: string }[];
  defaults: Partial<TypedAddress> & { default_shipping?: boolean; default_billing?: boolean };
  /** It is already the default, until another address replaces it. */
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** The form of a new or existing address. */
export function AddressEditor({ view }: { view: AddressEditorView }) {
  return (
    <ValidatedForm
      validator={bookAddressValidator}
      defaultValues={view.defaults}
      className="max-w-[720px] rounded-card border border-line bg-card p-5 md:p-8"
    >
      <FormProblems labels={addressLabels("")} />
      <AddressFields regions={view.regions} prefix="" />
      <fieldset className="mt-6 border-t border-line pt-4">
        <legend className="sr-only">Use as default</legend>
        <DefaultUse
          name="default_shipping"
          use="shipping"
          label="Make this my default shipping address"
          isDefault={view.isDefaultShipping}
        />
        <DefaultUse
          name="default_billing"
          use="billing"
          label="Make this my default billing address"
          isDefault={view.isDefaultBilling}
        />
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <SubmitButton sending="Saving…">Save address</SubmitButton>
        <ButtonLink to={addressBookPath} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </ValidatedForm>
  );
}

interface DefaultUseProps {
  name: string;
  use: "shipping" | "billing";
  label: string;
  isDefault: boolean;
}

function DefaultUse({ name, use, label, isDefault }: DefaultUseProps) {
  if (!isDefault) return <CheckboxField name={name} label={label} />;
  return (
    <p className="flex min-h-[44px] items-center text-soft-ink">
      This is your default {use} address, until you choose another one.
    </p>
  );
}
