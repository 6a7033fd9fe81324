import { lazyValidator } from "~/storefront/session/lazy-validator";
import { ButtonLink } from "~/storefront/ui/button";
import { FormProblems } from "~/storefront/ui/form-problems";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import type { CheckoutStepProps } from "../checkout-step";
import { isBefore, stepFormId, stepPath } from "../checkout-steps";
import { RadioError } from "../radio-card";
import { StepButton, submitChoice } from "../step-button";
import { useEarlyChoice } from "../use-early-choice";
import { PaymentCard, type PaymentChoice } from "./payment-card";

const validator = lazyValidator(async () => (await import("./payment-form")).paymentValidator);

export interface PaymentStepData {
  /** Empty if no payment method is possible here. */
  methods: PaymentChoice[];
  /** Code of the cart's payment method; null until one is selected. */
  chosen: string | null;
}

/** The step that selects the payment method. */
export default function PaymentStep({
  data,
  isChange,
  current,
  following,
}: CheckoutStepProps<PaymentStepData>) {
  useEarlyChoice("payment", data.chosen);
  if (data.methods.length === 0) return <NoPayment />;
  return (
    <ValidatedForm
      id={stepFormId("payment")}
      validator={validator}
      action={stepPath("payment", { isChange })}
      preventScrollReset
      className="space-y-8"
    >
      <FormProblems labels={{ payment_method: "Payment" }} />
      <fieldset>
        <legend className="mb-4 font-heading text-xl font-semibold">Payment</legend>
        <div className="space-y-3">
          {data.methods.map((method) => (
            <PaymentCard
              key={method.code}
              method={method}
              isChosen={method.code === data.chosen}
              onChange={submitChoice}
            />
          ))}
        </div>
        <RadioError name="payment_method" />
      </fieldset>
      <div>
        <StepButton step="payment" current={current} update="Update payment">
          {`Continue to ${isChange ? "review" : following}`}
        </StepButton>
        {!isBefore("payment", current) && (
          <p className="mt-3 text-sm text-soft-ink">You won't be charged yet.</p>
        )}
      </div>
    </ValidatedForm>
  );
}

function NoPayment() {
  return (
    <>
      <h2 className="mb-3 font-heading text-xl font-semibold">Payment</h2>
      <p className="mb-5 max-w-measure">
        We can't take payment for this order right now. Your cart is saved. Contact us and we'll find a way.
      </p>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </>
  );
}
