import type { MouseEvent } from "react";
import { ValidatedForm } from "remix-validated-form";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { stepPath } from "../checkout-steps";
import type { AddressStepView } from "../checkout-view";
import { AddressFields, addressLabels } from "./address-fields";
import { addressValidator, BILLING } from "./address-form";
import { OrderDetailsPart, orderDetailsLabels } from "./order-details-part";
import { SavedAddresses } from "./saved-addresses";

const labels = {
  email: "Email",
  ...addressLabels(""),
  ...addressLabels(BILLING, "Billing: "),
  ...orderDetailsLabels,
};

/**
 * The contact and address form. CSS hides inapplicable fields, by the checkboxes of the form itself, so that it works
 * without JavaScript.
 */
export function AddressStep({ view, isChange }: { view: AddressStepView; isChange: boolean }) {
  return (
    <ValidatedForm
      validator={addressValidator(view)}
      defaultValues={view.defaults}
      method="post"
      action={stepPath("address", { isChange })}
      noValidate
      className="group/address space-y-10"
    >
      <FormProblems labels={labels} />
      {view.isGuest && <Contact />}
      <MainAddress view={view} />
      {!view.isVirtual && <BillingAddress view={view} />}
      {view.takesDetails && <OrderDetailsPart isVirtual={view.isVirtual} hasDesigns={view.hasDesigns} />}
      <SubmitButton onMouseDown={leaveFocus} className="w-full sm:w-auto">
        {buttonWords(view, isChange)}
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

function buttonWords({ isVirtual }: AddressStepView, isChange: boolean): string {
  if (isChange) return "Back to review";
  return isVirtual ? "Continue to payment" : "Continue to shipping";
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
function MainAddress({ view: { isGuest, isVirtual, regions, saved } }: { view: AddressStepView }) {
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

function BillingAddress({ view: { regions, saved } }: { view: AddressStepView }) {
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
