import type { ReactNode } from "react";
import { ValidatedForm } from "remix-validated-form";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { LockIcon } from "~/storefront/ui/icons";
import { type MoneyAmount, moneyText } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import type { CheckoutStepProps, ReviewRowOfStep } from "../checkout-step";
import { stepPath } from "../checkout-steps";
import { reviewValidator } from "./review-form";

export interface ReviewStepData {
  rows: ReviewRowOfStep[];
  grandTotal: MoneyAmount | null;
}

/** The review of the order, the terms, and the button that places it. */
export default function ReviewStep({ data: { rows, grandTotal } }: CheckoutStepProps<ReviewStepData>) {
  return (
    <ValidatedForm
      validator={reviewValidator}
      method="post"
      action={stepPath("review")}
      noValidate
      className="space-y-6"
    >
      {grandTotal && <input type="hidden" name="grand_total" value={moneyText(grandTotal)} />}
      <FormProblems labels={{ terms: "Terms" }} />
      <h2 className="font-heading text-xl font-semibold">Review your order</h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
        {rows.map((row) => (
          <Row key={row.title} {...row} />
        ))}
      </dl>
      <CheckboxField name="terms" label={<Terms />} />
      <div>
        {grandTotal && (
          <p className="mb-3 flex items-baseline justify-between gap-4 text-lg font-semibold">
            <span>Total due</span>
            <span className="font-heading text-2xl tabular-nums">{moneyText(grandTotal)}</span>
          </p>
        )}
        <SubmitButton sending="Placing your order…" className="w-full">
          <LockIcon className="h-5 w-5" />
          Place order
        </SubmitButton>
      </div>
    </ValidatedForm>
  );
}

function Terms() {
  return (
    <>
      I agree to the <TermsLink to="/terms-conditions">terms and conditions</TermsLink> and the{" "}
      <TermsLink to="/privacy-policy">privacy policy</TermsLink>
    </>
  );
}

/** Opens in a new tab, so that the checkout stays open. */
function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}

function Row({ title, text, note, step }: ReviewRowOfStep) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[88px_1fr_auto]">
      <dt className="col-span-2 text-sm text-soft-ink sm:col-span-1 sm:pt-0.5">{title}</dt>
      <dd className="min-w-0 break-words">
        {text}
        {note && <span className="block text-sm text-soft-ink">{note}</span>}
      </dd>
      <dd>
        <TextLink to={stepPath(step, { isChange: true })} isTall className="-my-2 text-sm">
          Change<span className="sr-only"> {title.toLowerCase()}</span>
        </TextLink>
      </dd>
    </div>
  );
}
