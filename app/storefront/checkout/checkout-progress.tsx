import { Link } from "@remix-run/react";
import { type CheckoutStep, stepId, stepPath, stepTitle } from "./checkout-steps";

interface CheckoutProgressProps {
  current: CheckoutStep;
  /** The last step that can be opened. */
  next: CheckoutStep;
  /** In order. */
  steps: CheckoutStep[];
}

/** The steps of the checkout; completed ones can be opened again. */
export function CheckoutProgress({ current, next, steps }: CheckoutProgressProps) {
  return (
    <nav aria-label="Checkout steps" className="mb-8 border-b border-line">
      <ol className="flex flex-wrap gap-x-1">
        {steps.map((step, position) => (
          <li key={step} className="flex-1">
            <StepName
              step={step}
              number={position + 1}
              isCurrent={step === current}
              isReady={position <= steps.indexOf(next)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepNameProps {
  step: CheckoutStep;
  number: number;
  isCurrent: boolean;
  isReady: boolean;
}

function StepName({ step, number, isCurrent, isReady }: StepNameProps) {
  const shape =
    "-mb-px flex min-h-[52px] flex-col justify-center border-b-2 px-1 text-sm font-semibold sm:min-h-[48px] sm:flex-row sm:items-center sm:justify-start sm:gap-2 sm:text-base";
  const words = (
    <>
      <span className="tabular-nums">{number}</span>
      {stepTitle(step)}
    </>
  );
  if (isCurrent) {
    return (
      <span aria-current="step" className={`${shape} border-accent text-accent-strong`}>
        {words}
      </span>
    );
  }
  if (!isReady) return <span className={`${shape} border-transparent text-soft-ink`}>{words}</span>;
  return (
    <Link
      to={`${stepPath(step)}#${stepId(step)}`}
      className={`${shape} border-transparent text-ink hover:border-line`}
    >
      {words}
    </Link>
  );
}
