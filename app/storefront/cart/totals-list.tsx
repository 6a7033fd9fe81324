import { Price } from "~/storefront/ui/money";
import type { TotalLine } from "./cart-view";

/** The totals in order; the grand total stands out below a line. */
export function TotalsList({ totals }: { totals: TotalLine[] }) {
  return (
    <dl className="space-y-2">
      {totals.map((total) => (
        <Total key={`${total.code}-${total.label}`} total={total} />
      ))}
    </dl>
  );
}

function Total({ total }: { total: TotalLine }) {
  const isGrandTotal = total.code === "grand_total";
  const isReduction = (total.amount.value ?? 0) < 0;
  const weight = isGrandTotal ? "border-t border-line pt-3 text-lg font-semibold" : "";
  return (
    <div className={`flex items-baseline justify-between gap-4 ${weight}`}>
      <dt>{total.label}</dt>
      <dd className={`tabular-nums ${isReduction ? "text-pine" : ""}`}>
        <Price money={total.amount} className={isGrandTotal ? "font-heading text-xl" : ""} />
      </dd>
    </div>
  );
}
