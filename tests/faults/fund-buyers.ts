import { Kysely } from "kysely";
import { issueGiftCard } from "~/engine/balances/gift-cards/issue-gift-card";
import { addEntry } from "~/engine/balances/ledger";
import { chooseDialect } from "~/engine/database/dialect";
import type { Database, Transaction } from "~/engine/database/schema";
import { randomId } from "~/engine/shared/secrets";
import type { Settings } from "~/settings/settings.server";
import type { Buyer } from "./checkouts";
import type { Stream } from "./stream";

/** Together they cover some orders in part and some completely. */
const CARD_CENTS = [700, 5000];
const CREDIT_CENTS = 1200;
const POINTS = 300;

/** Gives guests gift cards, and customers store credit and points, unless a cart of theirs awaits its order. */
export async function fundBuyers(settings: Settings, { buyers, checkouts }: Stream): Promise<void> {
  const waiting = new Set(checkouts.flatMap(({ email, order }) => (order ? [] : email)));
  const db = new Kysely<Database>({ dialect: chooseDialect(settings) });
  try {
    await db.transaction().execute(async (transaction) => {
      for (const buyer of buyers) {
        if (buyer.customerId === null) await giveCards(transaction, buyer);
        else if (!waiting.has(buyer.email)) await giveBalances(transaction, buyer);
      }
    });
  } finally {
    await db.destroy();
  }
}

async function giveCards(transaction: Transaction, buyer: Buyer): Promise<void> {
  for (const amountCents of CARD_CENTS) {
    const reasonKey = `test:${randomId()}`;
    const { code } = await issueGiftCard(transaction, { storeCode: "mpc", amountCents, reasonKey });
    buyer.giftCards.push(code);
  }
}

async function giveBalances(transaction: Transaction, buyer: Buyer): Promise<void> {
  const { id } = await transaction
    .selectFrom("customer")
    .select("id")
    .where("email", "=", buyer.email)
    .executeTakeFirstOrThrow();
  for (const [kind, amount] of [
    ["credit", CREDIT_CENTS],
    ["points", POINTS],
  ] as const) {
    const reasonKey = `test:${randomId()}`;
    await addEntry(transaction, {
      storeCode: "mpc",
      kind,
      account: id,
      amount,
      reasonKey,
      reason: "For the test",
    });
  }
  buyer.hasBalances = true;
}
