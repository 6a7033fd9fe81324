import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ValidatedForm } from "remix-validated-form";
import { FormProblems } from "~/storefront/ui/form-problems";
import { LockIcon } from "~/storefront/ui/icons";
import { type MoneyAmount, moneyText } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { type CheckoutStep, stepPath } from "./checkout-steps";
import type { PaymentStepView } from "./checkout-view";
import { paymentValidator } from "./payment-form";
import { RadioCard, RadioError } from "./radio-card";

/** The last look, how to pay, and the button that buys. */
export function PaymentStep({ view, grandTotal }: { view: PaymentStepView; grandTotal: MoneyAmount | null }) {
  return (
    <ValidatedForm
      validator={paymentValidator}
      method="post"
      action={stepPath("payment")}
      noValidate
      className="space-y-8"
    >
      {grandTotal && <input type="hidden" name="grand_total" value={moneyText(grandTotal)} />}
      <FormProblems labels={{ payment_method: "Payment" }} />
      <Review view={view} />
      <fieldset>
        <legend className="mb-4 font-heading text-xl font-semibold">Payment</legend>
        <div className="space-y-3">
          {view.methods.map(({ code, title }) => (
            <RadioCard key={code} name="payment_method" value={code} defaultChecked={code === view.chosen}>
              <span className="font-semibold">{title}</span>
            </RadioCard>
          ))}
        </div>
        <RadioError name="payment_method" />
      </fieldset>
      <div>
        {grandTotal && (
          <p className="mb-3 flex items-baseline justify-between gap-4 text-lg font-semibold">
            <span>To pay</span>
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

function Review({ view }: { view: PaymentStepView }) {
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
      {view.billTo && (
        <Part title="Bill to" step="address">
          {view.billTo.join(", ")}
        </Part>
      )}
      {view.delivery && (
        <Part title="Delivery" step="delivery">
          {view.delivery.title}
          {view.delivery.description && (
            <span className="block text-sm text-soft-ink">{view.delivery.description}</span>
          )}
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
        <Link
          to={stepPath(step)}
          className="-my-2 inline-flex min-h-[44px] items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          Change<span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      </dd>
    </div>
  );
}
