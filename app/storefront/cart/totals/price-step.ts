import type { PriceStepFragment } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";

/** One step of how a price came about. */
export interface PriceStep {
  /** Of the step in its list; two may bear the same name. */
  place: number;
  label: string;
  quantity: number | null;
  unit: MoneyAmount | null;
  amount: MoneyAmount;
}

/** The steps as the provider tells them; none where it tells none. */
export function priceSteps(steps: PriceStepFragment[] | null | undefined): PriceStep[] {
  return (steps ?? []).map(({ label, quantity, unit_amount, amount }, place) => ({
    place,
    label,
    quantity,
    unit: unit_amount,
    amount,
  }));
}
