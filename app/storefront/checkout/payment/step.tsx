import { lazyValidator } from "~/storefront/session/lazy-validator";
import { ButtonLink } from "~/storefront/ui/button";
import { FormProblems } from "~/storefront/ui/form-problems";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import type { CheckoutStepProps } from "../checkout-step";
import { isBefore, stepFormId, stepPath } from "../checkout-steps";
import { RadioCard, RadioError } from "../radio-card";
import { StepButton, submitChoice } from "../step-button";
import { useEarlyChoice } from "../use-early-choice";
import cardMarks from "./card-marks.generated.svg";

const validator = lazyValidator(async () => (await import("./payment-form")).paymentValidator);

export interface PaymentStepData {
  /** Empty if no payment method is possible here. */
  methods: PaymentChoice[];
  /** Code of the cart's payment method; null until one is selected. */
  chosen: string | null;
}

export interface PaymentChoice {
  code: string;
  title: string;
  /** The provider's description; null without one. */
  note: string | null;
  /** Shown with the marks of the accepted cards. */
  takesCards: boolean;
  /** A sandbox: nothing is charged. */
  isSandbox: boolean;
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
          {data.methods.map(({ code, title, note, takesCards, isSandbox }) => (
            <RadioCard
              key={code}
              name="payment_method"
              value={code}
              defaultChecked={code === data.chosen}
              onChange={submitChoice}
            >
              <span className="mr-2 font-semibold">{title}</span>
              {isSandbox && <SandboxMark />}
              {takesCards && <CardMarks />}
              {note && <span className="block text-sm text-soft-ink">{note}</span>}
            </RadioCard>
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

function CardMarks() {
  return (
    <img
      src={cardMarks}
      alt="Visa, Mastercard, American Express, Discover"
      width="174"
      height="25"
      className="my-2 block"
    />
  );
}

function SandboxMark() {
  return (
    <span className="inline-block rounded-full border border-accent bg-card px-2.5 py-0.5 text-sm font-semibold text-accent-strong">
      Sandbox
    </span>
  );
}
