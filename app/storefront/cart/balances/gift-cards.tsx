import { lazyValidator } from "~/storefront/session/lazy-validator";
import { OneLineForm } from "../one-line-form";
import { AppliedBalance } from "./applied-balance";
import type { GiftCardInCart } from "./balances-view";

const validator = lazyValidator(async () => (await import("./balance-forms")).giftCardValidator);

/** The applied gift cards, and a form to add another one. */
export function GiftCards({ cards }: { cards: GiftCardInCart[] }) {
  return (
    <>
      {cards.map(({ applied, code, ending, remaining }) => (
        <AppliedBalance
          key={code}
          intent="remove-gift-card"
          name={`the gift card ending in ${ending}`}
          code={code}
          detail={`${remaining} will be left on it`}
        >
          Gift card …{ending}: <strong className="tabular-nums">{applied}</strong>
        </AppliedBalance>
      ))}
      <GiftCardForm key={cards.length} hasCards={cards.length > 0} />
    </>
  );
}

function GiftCardForm({ hasCards }: { hasCards: boolean }) {
  return (
    <OneLineForm
      intent="apply-gift-card"
      validator={validator}
      summary={hasCards ? "Add another gift card" : "Use a gift card"}
      field={{
        name: "gift_card_code",
        label: "Gift card code",
        maxLength: 100,
        placeholder: "ABCD-EFGH-JKLM-NPQR",
      }}
      action="Apply"
      about="the gift card"
    />
  );
}
