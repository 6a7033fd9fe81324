/** A minimum quantity, and the discount in percent on each piece. */
export interface QuantityBreak {
  quantity: number;
  percent: number;
}

/** Converts Magento's price tiers, the smallest quantity first. */
export function quantityBreaks(
  tiers:
    | readonly ({ quantity: number | null; discount: { percent_off: number | null } | null } | null)[]
    | null,
): QuantityBreak[] {
  return (tiers ?? []).flatMap((tier) =>
    tier?.quantity && tier.discount?.percent_off
      ? [{ quantity: tier.quantity, percent: tier.discount.percent_off }]
      : [],
  );
}

/** The quantity discounts in one line; nothing if there are none. */
export function QuantityBreaks({ breaks, className = "" }: { breaks: QuantityBreak[]; className?: string }) {
  if (breaks.length === 0) return null;
  const parts = breaks.map(({ quantity, percent }) => `Buy ${quantity}+, save ${percent}%`);
  return <p className={`text-sm text-pine ${className}`}>{parts.join(" · ")}</p>;
}
