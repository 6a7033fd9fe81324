import { lazyValidator } from "~/storefront/session/lazy-validator";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { LockIcon } from "~/storefront/ui/icons";
import { type MoneyAmount, moneyText } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import type { CheckoutStepProps, ReviewRowOfStep } from "../checkout-step";
import { stepFormId, stepPath } from "../checkout-steps";
import { ReviewRows } from "../review-rows";
import { Terms } from "./terms";

const validator = lazyValidator(async () => (await import("./review-form")).reviewValidator);

export interface ReviewStepData {
  rows: ReviewRowOfStep[];
  grandTotal: MoneyAmount | null;
}

/** The review of the order, the terms, and the button that places it. */
export default function ReviewStep({ data: { rows, grandTotal } }: CheckoutStepProps<ReviewStepData>) {
  return (
    <ValidatedForm
      id={stepFormId("review")}
      validator={validator}
      action={stepPath("review")}
      className="space-y-6"
    >
      {grandTotal && <input type="hidden" name="grand_total" value={grandTotal.value ?? 0} />}
      <FormProblems labels={{ terms: "Terms" }} />
      <h2 className="font-heading text-xl font-semibold">Review your order</h2>
      <ReviewRows rows={rows} isReview />
      <CheckboxField name="terms" label={<Terms />} />
      <div>
        {grandTotal && (
          <p className="mb-3 flex items-baseline justify-between gap-4 text-lg font-semibold">
            <span>Total due</span>
            <span className="font-heading text-2xl tabular-nums">{moneyText(grandTotal)}</span>
          </p>
        )}
        <SubmitButton sending="Placing your order…" name="press" value="review" className="w-full">
          <LockIcon className="h-5 w-5" />
          Place order
        </SubmitButton>
      </div>
    </ValidatedForm>
  );
}
