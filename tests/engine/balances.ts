import { type IssuedGiftCard, issueGiftCard } from "~/engine/balances/gift-cards/issue-gift-card";
import { addEntry, type BalanceKind, balanceOf } from "~/engine/balances/ledger";
import { randomId } from "~/engine/shared/secrets";
import type { EngineFixture, Sender } from "./engine-fixture";

/** Test helpers for gift cards, credit and points in carts. */

type Customer = Sender & { id: number };

/** A new gift card with an amount in cents. */
export function giftCard(engine: EngineFixture, amountCents: number): Promise<IssuedGiftCard> {
  return engine.db.transaction().execute((transaction) =>
    issueGiftCard(transaction, {
      storeCode: engine.settings.brand,
      amountCents,
      reasonKey: `test:${randomId()}`,
    }),
  );
}

/** Gives a customer cents of credit, or points. */
export async function give(
  engine: EngineFixture,
  { id }: Customer,
  kind: "credit" | "points",
  amount: number,
  expiresAt: string | null = null,
): Promise<void> {
  await engine.db.transaction().execute((transaction) =>
    addEntry(transaction, {
      storeCode: engine.settings.brand,
      account: id,
      kind,
      amount,
      reasonKey: `test:${randomId()}`,
      reason: "For a test",
      expiresAt,
    }),
  );
}

/** The balance of a customer or a gift card. */
export function there(engine: EngineFixture, { id }: { id: number }, kind: BalanceKind): Promise<number> {
  return balanceOf(engine.db, { storeCode: engine.settings.brand, account: id, kind });
}

export const BALANCES = `
  gift_cards { code applied_amount remaining_amount }
  store_credit { applied_amount total_amount }
  reward_points { balance earning { rule_id label points } spending { point_spent amount use_max_points rules { rule_id label min max step } } }
  prices { grand_total { value } totals { code label amount { value } } }
  available_payment_methods { code } selected_payment_method { code }
`;

export function readBalances(engine: EngineFixture, sender: Sender, id: string) {
  return engine.graphql(`query ($id: String!) { cart(cart_id: $id) { ${BALANCES} } }`, { id }, sender);
}

export function applyCard(engine: EngineFixture, sender: Sender, id: string, code: string) {
  return engine.graphql(
    `mutation ($input: ApplyGiftCardToCartInput) { applyGiftCardToCart(input: $input) { cart { ${BALANCES} } } }`,
    { input: { cart_id: id, gift_card_code: code } },
    sender,
  );
}

export function removeCard(engine: EngineFixture, sender: Sender, id: string, code: string) {
  return engine.graphql(
    `mutation ($input: RemoveGiftCardFromCartInput) { removeGiftCardFromCart(input: $input) { cart { ${BALANCES} } } }`,
    { input: { cart_id: id, gift_card_code: code } },
    sender,
  );
}

export function payWithCredit(engine: EngineFixture, sender: Sender, id: string) {
  return engine.graphql(
    `mutation ($input: ApplyStoreCreditToCartInput!) { applyStoreCreditToCart(input: $input) { cart { ${BALANCES} } } }`,
    { input: { cart_id: id } },
    sender,
  );
}

export function removeCredit(engine: EngineFixture, sender: Sender, id: string) {
  return engine.graphql(
    `mutation ($input: RemoveStoreCreditFromCartInput!) { removeStoreCreditFromCart(input: $input) { cart { ${BALANCES} } } }`,
    { input: { cart_id: id } },
    sender,
  );
}

/** Without a number, applies as many as possible. */
export function payWithPoints(engine: EngineFixture, sender: Sender, id: string, points?: number) {
  return points === undefined
    ? engine.graphql(
        `mutation ($id: ID!) { applyRewardPointsToCart(cartId: $id) { cart { ${BALANCES} } } }`,
        { id },
        sender,
      )
    : engine.graphql(
        `mutation ($id: String!, $points: Int) { applySpendingPoints(cart_id: $id, points: $points) { cart { ${BALANCES} } } }`,
        { id, points },
        sender,
      );
}

export function removePoints(engine: EngineFixture, sender: Sender, id: string) {
  return engine.graphql(
    `mutation ($id: ID!) { removeRewardPointsFromCart(cartId: $id) { cart { ${BALANCES} } } }`,
    { id },
    sender,
  );
}
