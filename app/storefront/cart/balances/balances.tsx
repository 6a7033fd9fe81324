import { Link } from "@remix-run/react";
import { CART_PATH } from "../cart-intents";
import type { BalancesView } from "./balances-view";
import { GiftCards } from "./gift-cards";
import { RewardPoints } from "./reward-points";
import { StoreCredit } from "./store-credit";

const LOGIN = `/customer/login?${new URLSearchParams({ redirect: CART_PATH })}`;

/** Gift cards, store credit and points: those applied, and forms to apply more. */
export function Balances({ balances }: { balances: BalancesView }) {
  const { credit, giftCards, isMoreForCustomers, points } = balances;
  return (
    <div className="divide-y divide-line">
      {giftCards && <GiftCards cards={giftCards} />}
      {credit && <StoreCredit credit={credit} />}
      {points && <RewardPoints points={points} />}
      {isMoreForCustomers && (
        <p className="py-2 text-sm text-soft-ink">
          <Link to={LOGIN} className="font-semibold underline underline-offset-4">
            Sign in
          </Link>{" "}
          to pay with points or store credit.
        </p>
      )}
    </div>
  );
}
