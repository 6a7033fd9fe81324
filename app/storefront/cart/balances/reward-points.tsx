import { storeLocale } from "~/brand/store-locale";
import { lazyValidator } from "~/storefront/session/lazy-validator";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import { OneLineForm } from "../one-line-form";
import { AppliedBalance } from "./applied-balance";
import type { PointsInCart } from "./balances-view";

const validator = lazyValidator(async () => (await import("./balance-forms")).pointsValidator);

/** Points that are or can be applied, and those that the order will earn. */
export function RewardPoints({ points }: { points: PointsInCart }) {
  const { amount, balance, earned, max, spent } = points;
  return (
    <>
      {spent > 0 && (
        <AppliedBalance
          intent="remove-points"
          name="points"
          detail={`${count(balance - spent)} points left in your account`}
        >
          {count(spent)} points: <strong className="tabular-nums">{amount}</strong>
        </AppliedBalance>
      )}
      {spent === 0 && max > 0 && <PointsForm points={points} />}
      {earned > 0 && (
        <p className="py-2 text-sm text-soft-ink">You'll earn {count(earned)} points with this order.</p>
      )}
    </>
  );
}

/** The form that applies the entered number, or as many as possible. */
function PointsForm({ points: { balance, max, rule } }: { points: PointsInCart }) {
  return (
    <OneLineForm
      intent="use-points"
      validator={validator}
      summary={`Use your ${count(balance)} points`}
      field={{ name: "points", label: "Points to use", inputMode: "numeric", maxLength: 12 }}
      action="Use"
      about="these points"
      lead={
        <p className="pb-1 text-sm text-soft-ink">
          {rule}. You can use up to {count(max)} on this order.
        </p>
      }
    >
      <CartForm intent="use-points" className="-ml-2 pb-2">
        <SubmitButton variant="plain" sending="Applying…" name="all" value="yes">
          Use the maximum ({count(max)})
        </SubmitButton>
      </CartForm>
    </OneLineForm>
  );
}

function count(points: number): string {
  return points.toLocaleString(storeLocale());
}
