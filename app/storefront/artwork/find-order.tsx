import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { EmailField } from "../ui/email-field";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { Notice } from "../ui/notice";
import { orderNumberHint } from "../ui/order-number-hint";
import { SubmitButton } from "../ui/submit-button";
import type { ArtworkView } from "./artwork-view";
import { findOrderValidator } from "./find-order-form";

const labels = {
  order_number: "Order number",
  email: "Email",
  lastname: "Last name",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

/** The form that asks for the order. */
export function FindOrder({ view }: { view: ArtworkView }) {
  return (
    <div className="max-w-[560px] rounded-card border border-line bg-card p-6 md:p-8">
      {view.isUnknown && (
        <Notice kind="error" className="mb-6">
          This link has expired or isn't yours. Please find your order again.
        </Notice>
      )}
      <GuardedForm honeypot={view.honeypot} purpose="find_artwork" validator={findOrderValidator}>
        <FormProblems labels={labels} />
        <div className="space-y-5">
          <Field
            name="order_number"
            label={labels.order_number}
            required
            limit={40}
            autoComplete="off"
            placeholder={orderNumberHint()}
            help="You'll find it in your order confirmation email."
          />
          <EmailField label={labels.email} required />
          <Field
            name="lastname"
            label={labels.lastname}
            help="From the billing address."
            required
            limit={100}
            autoComplete="family-name"
          />
          <ConfirmPerson />
          <SubmitButton sending="Looking…">Find my order</SubmitButton>
        </div>
      </GuardedForm>
    </div>
  );
}
