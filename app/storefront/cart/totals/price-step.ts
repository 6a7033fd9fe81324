import type { PriceStepFragment } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";

/** One step in the calculation of a price. */
export interface PriceStep {
  /** Index of the step, as its key: two steps may have the same name. */
  place: number;
  label: string;
  quantity: number | null;
  unit: MoneyAmount | null;
  amount: MoneyAmount;
}

/** Converts the provider's steps; none if it reports none. */
export function priceSteps(steps: PriceStepFragment[] | null | undefined): PriceStep[] {
  return (steps ?? []).map(({ label, quantity, unit_amount, amount }, place) => ({
    place,
    label,
    quantity,
    unit: unit_amount,
    amount,
  }));
}
