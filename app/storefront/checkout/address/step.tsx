import { type MouseEvent, useMemo } from "react";
import { lazyValidator } from "~/storefront/session/lazy-validator";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import type { CheckoutStepProps } from "../checkout-step";
import { stepFormId, stepPath } from "../checkout-steps";
import { AddressFields, addressLabels } from "./address-fields";
import type { TypedAddress } from "./address-form";
import { BILLING } from "./address-names";
import type { OrderDetails } from "./order-details-form";
import { OrderDetailsPart, orderDetailsLabels } from "./order-details-part";
import { SavedAddresses } from "./saved-addresses";

const labels = {
  email: "Email",
  ...addressLabels(""),
  ...addressLabels(BILLING, "Billing: "),
  ...orderDetailsLabels,
};

export interface AddressStepData {
  isGuest: boolean;
  /** Nothing is shipped: the address is the billing address. */
  isVirtual: boolean;
  /** The cart contains a design. */
  hasDesigns: boolean;
  /** The provider stores order details besides addresses. */
  takesDetails: boolean;
  regions: { value: string; label: string }[];
  saved: { id: number; lines: string[] }[];
  defaults: AddressDefaults;
}

/** Initial values of the form's fields. */
export type AddressDefaults = Partial<TypedAddress> & {
  email?: string;
  address_choice?: string;
  billing_same?: boolean;
  billing_address_choice?: string;
} & Partial<OrderDetails>;

/**
 * The contact and address form. CSS hides inapplicable fields, by the checkboxes of the form itself, so that it works
 * without JavaScript.
 */
export default function AddressStep({ data, isChange, following }: CheckoutStepProps<AddressStepData>) {
  const { isGuest, isVirtual } = data;
  const validator = useMemo(
    () =>
      lazyValidator(async () => (await import("./address-form")).addressValidator({ isGuest, isVirtual })),
    [isGuest, isVirtual],
  );
  return (
    <ValidatedForm
      id={stepFormId("address")}
      validator={validator}
      defaultValues={data.defaults}
      action={stepPath("address", { isChange })}
      className="group/address space-y-10"
    >
      <FormProblems labels={labels} />
      {data.isGuest && <Contact />}
      <MainAddress data={data} />
      {!data.isVirtual && <BillingAddress data={data} />}
      {data.takesDetails && <OrderDetailsPart isVirtual={data.isVirtual} hasDesigns={data.hasDesigns} />}
      <SubmitButton name="press" value="address" onMouseDown={leaveFocus} className="w-full sm:w-auto">
        {isChange ? "Back to review" : `Continue to ${following}`}
      </SubmitButton>
    </ValidatedForm>
  );
}

/**
 * Keeps the focus in its field on mouse down: losing it could show an error there, and move the button from under the
 * pointer.
 */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Contact() {
  return (
    <fieldset>
      <legend className="mb-4 font-heading text-xl font-semibold">Contact</legend>
      <EmailField
        label="Email"
        required
        help="For your order confirmation, and in case we have a question."
      />
      <p className="mt-2">
        Have an account?{" "}
        <TextLink to="/customer/login?redirect=%2Fcheckout" isTall>
          Sign in
        </TextLink>
      </p>
    </fieldset>
  );
}

/** The shipping address; for an order that is not shipped, the billing address. */
function MainAddress({ data: { isGuest, isVirtual, regions, saved } }: { data: AddressStepData }) {
  return (
    <fieldset>
      <legend className="mb-4 font-heading text-xl font-semibold">
        {isVirtual ? "Billing address" : "Shipping address"}
      </legend>
      {isVirtual && <p className="mb-4 text-soft-ink">Nothing in this order needs shipping.</p>}
      {saved.length > 0 && <SavedAddresses addresses={saved} place="main" />}
      <div className="group-has-[[data-saved=main]:checked]/address:hidden">
        <AddressFields regions={regions} prefix="" section={isVirtual ? "billing" : "shipping"} />
        {!isGuest && (
          <CheckboxField
            name="save_in_address_book"
            label="Save this address for next time"
            className="mt-4"
          />
        )}
      </div>
    </fieldset>
  );
}

function BillingAddress({ data: { regions, saved } }: { data: AddressStepData }) {
  return (
    <fieldset>
      <legend className="mb-2 font-heading text-xl font-semibold">Billing address</legend>
      <CheckboxField name="billing_same" label="Same as shipping address" />
      <div className="mt-4 group-has-[#field-billing\_same:checked]/address:hidden">
        {saved.length > 0 && <SavedAddresses addresses={saved} place="billing" />}
        <div className="group-has-[[data-saved=billing]:checked]/address:hidden">
          <AddressFields regions={regions} prefix={BILLING} section="billing" />
        </div>
      </div>
    </fieldset>
  );
}
