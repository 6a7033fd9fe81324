import type { PriceStepFragment } from "~/provider/contract/documents.generated";

/** Converts the provider's steps; none if it reports none. */
export function priceSteps(steps: PriceStepFragment[] | null | undefined) {
  return (steps ?? []).map(({ label, quantity, unit_amount, amount }, place) => ({
    /** Index of the step, as its key: two steps may have the same name. */
    place,
    label,
    quantity,
    unit: unit_amount,
    amount,
  }));
}

/** One step in the calculation of a price. */
export type PriceStep = ReturnType<typeof priceSteps>[number];
