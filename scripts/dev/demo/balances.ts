import { issueGiftCard } from "~/engine/balances/gift-cards/issue-gift-card";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import type { DemoCustomer } from "./customers";

/**
 * Redeems a gift card as store credit, sends a friend another paid from that credit, and joins the loyalty program.
 * @returns the code of an unused gift card
 */
export async function openBalances(shop: EngineFixture, customer: DemoCustomer): Promise<string> {
  await shop.graphql("mutation { joinLoyalty { balance { points } } }", {}, customer);
  const code = await newGiftCard(shop, 12_000, "demo:credit");
  await shop.graphql(
    "mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) { code } }",
    { code },
    customer,
  );
  await shop.graphql(
    "mutation ($input: SendGiftCardInput!) { sendGiftCard(input: $input) { gift_card { code_ending } } }",
    {
      input: {
        request_id: "demo-gift-card",
        amount: 25,
        recipient_name: "Grandma Rose",
        recipient_email: "rose@example.com",
        message: "For something with Biscuit on it.",
      },
    },
    customer,
  );
  return newGiftCard(shop, 4000, "demo:unused");
}

/** Issues a gift card by the store, since shoppers must pay for theirs. */
async function newGiftCard({ db, settings }: EngineFixture, amountCents: number, reasonKey: string) {
  const { code } = await db
    .transaction()
    .execute((transaction) =>
      issueGiftCard(transaction, { storeCode: settings.brand, amountCents, reasonKey }),
    );
  return code;
}
