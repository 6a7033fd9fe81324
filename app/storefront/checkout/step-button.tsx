import { SubmitButton } from "~/storefront/ui/submit-button";
import { type CheckoutStep, isBefore, STAY } from "./checkout-steps";

interface StepButtonProps {
  step: CheckoutStep;
  /** The page's current step. */
  current: CheckoutStep;
  children: string;
  /** The label once the step is behind the current one. */
  update: string;
}

/**
 * The button of a step's form. With JavaScript a choice is submitted at once (`submitChoice`), so that a step behind
 * the current one needs no button.
 */
export function StepButton({ step, current, children, update }: StepButtonProps) {
  const isPast = isBefore(step, current);
  const button = (
    <SubmitButton
      variant={step === current ? "primary" : "quiet"}
      name="press"
      value={step}
      className="w-full sm:w-auto"
    >
      {isPast ? update : children}
    </SubmitButton>
  );
  return (
    <>
      {isPast ? <noscript>{button}</noscript> : button}
      <button type="submit" name={STAY} value={current} hidden>
        Save
      </button>
    </>
  );
}

/** Submits the form of a changed choice; the page stays at its current step. */
export function submitChoice({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  const { form } = currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[name=${STAY}]`));
}
