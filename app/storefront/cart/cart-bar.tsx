import type { ReactNode } from "react";
import { type MoneyAmount, Price } from "~/storefront/ui/money";
import { Container } from "~/storefront/ui/page";

interface CartBarProps {
  /** Such as "Total". */
  label: string;
  total: MoneyAmount;
  /** The button that continues. */
  children: ReactNode;
}

/**
 * The total and the way on, fixed to the lower edge of a screen that is narrow or low, above the sticky line of the
 * footer; `footer.css` hides it elsewhere and leaves room for it at the end of the page.
 */
export function CartBar({ label, total, children }: CartBarProps) {
  return (
    <div className="cart-bar">
      <Container className="flex items-center justify-between gap-4 py-2">
        <p className="min-w-0 leading-tight">
          <span className="block text-sm text-soft-ink">{label}</span>
          <Price money={total} className="font-heading text-xl font-semibold tabular-nums" />
        </p>
        {children}
      </Container>
    </div>
  );
}
