import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CART_PATH } from "../cart-intents";
import { AppliedBalance } from "./applied-balance";
import type { BalanceIntent } from "./balance-intents";
import type { CreditInCart } from "./balances-view";

const INTENT: BalanceIntent = "use-credit";

/** Store credit that pays the cart, or could. */
export function StoreCredit({ credit: { applied, remaining, total } }: { credit: CreditInCart }) {
  if (applied) {
    return (
      <AppliedBalance
        intent="remove-credit"
        name="store credit"
        detail={`${remaining} stays in your account`}
      >
        Store credit: <strong className="tabular-nums">{applied}</strong>
      </AppliedBalance>
    );
  }
  return (
    <Form
      method="post"
      action={CART_PATH}
      preventScrollReset
      className="flex items-center justify-between gap-3 py-2"
    >
      <input type="hidden" name="intent" value={INTENT} />
      <p>
        Store credit: <strong className="tabular-nums">{total}</strong>
      </p>
      <SubmitButton variant="quiet" sending="Applying…" className="shrink-0" name="balance" value={INTENT}>
        Use it<span className="sr-only">: {total} of store credit</span>
      </SubmitButton>
    </Form>
  );
}
