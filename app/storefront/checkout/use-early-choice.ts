import { useEffect } from "react";
import { type CheckoutStep, stepFormId } from "./checkout-steps";
import { submitChoice } from "./step-button";

/**
 * Submits a choice that was made before the scripts had arrived, so that the selected option is the stored one.
 * @param stored value of the option that the server selected; null without one
 */
export function useEarlyChoice(step: CheckoutStep, stored: string | null): void {
  useEffect(() => {
    const form = document.getElementById(stepFormId(step));
    const selected = form?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    if (selected && selected.value !== stored) submitChoice({ currentTarget: selected });
  }, [step, stored]);
}
