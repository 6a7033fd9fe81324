import type { ReactNode } from "react";
import { ValidatedForm } from "remix-validated-form";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { LockIcon } from "~/storefront/ui/icons";
import { type MoneyAmount, moneyText } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { type CheckoutStep, stepPath } from "../checkout-steps";
import type { ReviewStepView } from "../checkout-view";
import { reviewValidator } from "./review-form";

/** The review of the order, the terms, and the button that places it. */
export function ReviewStep({ view, grandTotal }: { view: ReviewStepView; grandTotal: MoneyAmount | null }) {
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
      <Answers view={view} />
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

function Answers({ view }: { view: ReviewStepView }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {view.email && (
        <Part title="Contact" step="address">
          <span className="break-words">{view.email}</span>
        </Part>
      )}
      {view.shipTo && (
        <Part title="Ship to" step="address">
          {view.shipTo.join(", ")}
        </Part>
      )}
      <Part title="Bill to" step="address">
        {view.billTo?.join(", ") ?? "Same address"}
      </Part>
      {view.business && (
        <Part title="Business" step="address">
          {view.business.join(", ")}
        </Part>
      )}
      {view.dropship && (
        <Part title="Package" step="address">
          Prices hidden (gift)
        </Part>
      )}
      {view.sendProof && (
        <Part title="Proof" step="address">
          We'll email you a proof and start once you approve it
        </Part>
      )}
      {view.delivery && (
        <Part title="Shipping" step="delivery">
          {view.delivery.title}
          {view.delivery.description && (
            <span className="block text-sm text-soft-ink">
              {view.delivery.description}
              {view.isByCheck && ", plus the time your check takes to reach us"}
              {view.sendProof && ", plus the time you take to approve your proof"}
            </span>
          )}
        </Part>
      )}
      {view.payment && (
        <Part title="Payment" step="payment">
          {view.payment}
        </Part>
      )}
    </dl>
  );
}

interface PartProps {
  title: string;
  step: CheckoutStep;
  children: ReactNode;
}

function Part({ title, step, children }: PartProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[88px_1fr_auto]">
      <dt className="col-span-2 text-sm text-soft-ink sm:col-span-1 sm:pt-0.5">{title}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <TextLink to={stepPath(step, { isChange: true })} isTall className="-my-2 text-sm">
          Change<span className="sr-only"> {title.toLowerCase()}</span>
        </TextLink>
      </dd>
    </div>
  );
}
