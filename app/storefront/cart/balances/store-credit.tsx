import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import { AppliedBalance } from "./applied-balance";
import type { CreditInCart } from "./balances-view";

/** Store credit that is or can be applied. */
export function StoreCredit({ credit: { applied, remaining, total } }: { credit: CreditInCart }) {
  if (applied) {
    return (
      <AppliedBalance intent="remove-credit" name="store credit" detail={`${remaining} left in your account`}>
        Store credit: <strong className="tabular-nums">{applied}</strong>
      </AppliedBalance>
    );
  }
  return (
    <CartForm intent="use-credit" className="flex items-center justify-between gap-3 py-2">
      <p>
        Store credit: <strong className="tabular-nums">{total}</strong>
      </p>
      <SubmitButton
        variant="quiet"
        sending="Applying…"
        className="shrink-0"
        name="pressed"
        value="use-credit"
      >
        Use it<span className="sr-only">: {total} of store credit</span>
      </SubmitButton>
    </CartForm>
  );
}
