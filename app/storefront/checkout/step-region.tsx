import { type ReactNode, useEffect, useRef } from "react";
import { type CheckoutStep, stepTitles } from "./checkout-steps";

/** The part of the page that changes with the step; it takes the focus when the step changes. */
export function StepRegion({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    region.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section ref={region} tabIndex={-1} aria-label={stepTitles[step]} className="outline-none">
      {children}
    </section>
  );
}
