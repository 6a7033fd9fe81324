import { Form } from "@remix-run/react";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CART_PATH } from "../cart-intents";
import { Folded } from "../folded";
import { AppliedBalance } from "./applied-balance";
import { pointsValidator } from "./balance-forms";
import type { BalanceIntent } from "./balance-intents";
import type { PointsInCart } from "./balances-view";

const INTENT: BalanceIntent = "use-points";

/** Points that pay the cart, or could, and what the order brings. */
export function RewardPoints({ points }: { points: PointsInCart }) {
  const { amount, balance, earned, most, spent } = points;
  return (
    <>
      {spent > 0 && (
        <AppliedBalance
          intent="remove-points"
          name="points"
          detail={`${count(balance - spent)} points stay in your account`}
        >
          {count(spent)} points: <strong className="tabular-nums">{amount}</strong>
        </AppliedBalance>
      )}
      {spent === 0 && most > 0 && <PointsForm points={points} />}
      {earned > 0 && (
        <p className="py-2 text-sm text-soft-ink">This order brings you {count(earned)} points.</p>
      )}
    </>
  );
}

/** As many as are typed, or as many as can be used. */
function PointsForm({ points: { balance, most, rule } }: { points: PointsInCart }) {
  const { fieldErrors } = useFormContext(INTENT);
  return (
    <Folded summary={`Use your ${count(balance)} points`} isOpen={fieldErrors.points !== undefined}>
      <p className="text-sm text-soft-ink">
        {rule}. This cart takes up to {count(most)}.
      </p>
      <ValidatedForm
        id={INTENT}
        validator={pointsValidator}
        method="post"
        action={CART_PATH}
        preventScrollReset
        noValidate
        className="flex items-start gap-2 pt-2"
      >
        <input type="hidden" name="intent" value={INTENT} />
        <div className="min-w-0 flex-1">
          <Field
            name="points"
            label="Points to use"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </div>
        <SubmitButton variant="quiet" sending="Applying…" className="mt-[25px]" name="balance" value={INTENT}>
          Use<span className="sr-only"> these points</span>
        </SubmitButton>
      </ValidatedForm>
      <Form method="post" action={CART_PATH} preventScrollReset className="-ml-2 pb-2">
        <input type="hidden" name="intent" value={INTENT} />
        <SubmitButton variant="plain" sending="Applying…" name="all" value="yes">
          Use {count(most)}, as many as possible
        </SubmitButton>
      </Form>
    </Folded>
  );
}

function count(points: number): string {
  return points.toLocaleString("en-US");
}
