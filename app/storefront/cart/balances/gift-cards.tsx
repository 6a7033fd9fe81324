import { useFormContext, ValidatedForm } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CART_PATH } from "../cart-intents";
import { Folded } from "../folded";
import { AppliedBalance } from "./applied-balance";
import { giftCardValidator } from "./balance-forms";
import type { BalanceIntent } from "./balance-intents";
import type { GiftCardInCart } from "./balances-view";

const INTENT: BalanceIntent = "apply-gift-card";

/** The gift cards that pay the cart, and the way to add another one. */
export function GiftCards({ cards }: { cards: GiftCardInCart[] }) {
  return (
    <>
      {cards.map(({ applied, code, ending, remaining }) => (
        <AppliedBalance
          key={code}
          intent="remove-gift-card"
          name={`the gift card ending in ${ending}`}
          code={code}
          detail={`${remaining} stays on it`}
        >
          Gift card …{ending}: <strong className="tabular-nums">{applied}</strong>
        </AppliedBalance>
      ))}
      <GiftCardForm key={cards.length} hasCards={cards.length > 0} />
    </>
  );
}

/** Folded until it is wanted; open while it has something to say. */
function GiftCardForm({ hasCards }: { hasCards: boolean }) {
  const { fieldErrors } = useFormContext(INTENT);
  return (
    <Folded
      summary={hasCards ? "Add another gift card" : "Use a gift card"}
      isOpen={"gift_card_code" in fieldErrors}
    >
      <ValidatedForm
        id={INTENT}
        validator={giftCardValidator}
        method="post"
        action={CART_PATH}
        preventScrollReset
        noValidate
        className="flex items-start gap-2 pb-3 pt-1"
      >
        <input type="hidden" name="intent" value={INTENT} />
        <div className="min-w-0 flex-1">
          <Field
            name="gift_card_code"
            label="Gift card code"
            required
            autoComplete="off"
            maxLength={100}
            placeholder="ABCD-EFGH-JKLM-NPQR"
          />
        </div>
        <SubmitButton variant="quiet" sending="Applying…" className="mt-[25px]" name="balance" value={INTENT}>
          Apply<span className="sr-only"> the gift card</span>
        </SubmitButton>
      </ValidatedForm>
    </Folded>
  );
}
