/** From so many pieces, so many percent off each. */
export interface QuantityBreak {
  quantity: number;
  percent: number;
}

/** Magento's price tiers, the least quantity first. */
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

/** What buying several saves, in a line; nothing where it saves nothing. */
export function QuantityBreaks({ breaks, className = "" }: { breaks: QuantityBreak[]; className?: string }) {
  if (breaks.length === 0) return null;
  const parts = breaks.map(({ quantity, percent }) => `Buy ${quantity}+, save ${percent}%`);
  return <p className={`text-sm text-pine ${className}`}>{parts.join(" · ")}</p>;
}
