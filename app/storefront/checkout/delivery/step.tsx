import type { DeliveryMethod } from "~/storefront/cart/estimate/delivery-methods";
import { lazyValidator } from "~/storefront/session/lazy-validator";
import { FormProblems } from "~/storefront/ui/form-problems";
import { AlertIcon } from "~/storefront/ui/icons";
import { Price } from "~/storefront/ui/money";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import type { CheckoutStepProps } from "../checkout-step";
import { stepFormId, stepPath } from "../checkout-steps";
import { RadioCard, RadioError } from "../radio-card";
import { StepButton, submitChoice } from "../step-button";
import { useEarlyChoice } from "../use-early-choice";

const validator = lazyValidator(async () => (await import("./delivery-form")).deliveryValidator);

export interface DeliveryStepData {
  methods: DeliveryMethod[];
  /** Value of the selected method, see DeliveryMethod. */
  chosen: string | null;
}

/** The step that selects the shipping method. */
export default function DeliveryStep({
  data,
  isChange,
  current,
  following,
}: CheckoutStepProps<DeliveryStepData>) {
  useEarlyChoice("delivery", data.chosen);
  return (
    <ValidatedForm
      id={stepFormId("delivery")}
      validator={validator}
      action={stepPath("delivery", { isChange })}
      preventScrollReset
      className="space-y-8"
    >
      <FormProblems labels={{ method: "Shipping" }} />
      <fieldset>
        <legend className="mb-4 font-heading text-xl font-semibold">Shipping</legend>
        <div className="space-y-3">
          {data.methods.map((method) => (
            <RadioCard
              key={method.value}
              name="method"
              value={method.value}
              disabled={method.problem !== null}
              defaultChecked={method.value === data.chosen}
              onChange={submitChoice}
            >
              <Method method={method} />
            </RadioCard>
          ))}
        </div>
        <RadioError name="method" />
      </fieldset>
      <StepButton step="delivery" current={current} update="Update shipping">
        {isChange ? "Back to review" : `Continue to ${following}`}
      </StepButton>
    </ValidatedForm>
  );
}

function Method({ method }: { method: DeliveryMethod }) {
  return (
    <>
      <span
        className={`flex flex-wrap items-baseline justify-between gap-x-4 ${method.problem ? "text-soft-ink" : ""}`}
      >
        <span className="font-semibold">{method.title}</span>
        <span className="font-semibold tabular-nums">
          {method.isFree ? "Free" : <Price money={method.price} />}
        </span>
      </span>
      {method.description && !method.problem && (
        <span className="block text-sm text-soft-ink">{method.description}</span>
      )}
      {method.problem && (
        <span className="mt-1 flex items-start gap-1.5 text-sm text-error">
          <AlertIcon className="mt-0.5 h-4 w-4 shrink-0" />
          {method.problem}
        </span>
      )}
    </>
  );
}
