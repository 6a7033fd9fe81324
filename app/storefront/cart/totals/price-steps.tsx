import { type MoneyAmount, moneyText, Price } from "~/storefront/ui/money";
import type { PriceStep } from "./price-step";

interface PriceStepsProps {
  /** Accessible caption of the table. */
  caption: string;
  steps: PriceStep[];
  /** The total; omitted where it is already shown. */
  total?: { label: string; amount: MoneyAmount };
}

/** The calculation of a price: a table whose amounts sum to the total. */
export function PriceSteps({ caption, steps, total }: PriceStepsProps) {
  return (
    <table className="w-full text-sm text-soft-ink">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={step.place} className="align-baseline">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {step.label}
              {(step.quantity ?? 1) > 1 && step.unit && (
                <span className="whitespace-nowrap tabular-nums">
                  , {step.quantity} × {moneyText(step.unit)}
                </span>
              )}
            </th>
            <td className={amountCell}>
              <Price money={step.amount} />
            </td>
          </tr>
        ))}
        {total && (
          <tr className="border-t border-line align-baseline font-semibold text-ink">
            <th scope="row" className="py-1.5 pr-3 text-left">
              {total.label}
            </th>
            <td className={amountCell}>
              <Price money={total.amount} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const amountCell = "whitespace-nowrap py-1 text-right tabular-nums";
