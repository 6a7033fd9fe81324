import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";

export type BalanceKind = Row<"balance">["kind"];

/** Identifies a balance: owner and type. */
export interface BalanceOwner {
  storeCode: string;
  /** Id of the customer; for type gift_card, of the gift card. */
  account: number;
  kind: BalanceKind;
}

/** Owner of a gift card's balance. */
export function cardOwner({ store_code }: { store_code: string }, cardId: number): BalanceOwner {
  return { storeCode: store_code, account: cardId, kind: "gift_card" };
}

/** Id of the balance; undefined before its first entry. */
export async function findBalance(db: Connection, owner: BalanceOwner): Promise<number | undefined> {
  return (await balanceQuery(db, owner).executeTakeFirst())?.id;
}

/** Id of the balance, which is created if necessary. */
export async function openBalance(transaction: Connection, owner: BalanceOwner): Promise<number> {
  const known = await findBalance(transaction, owner);
  if (known !== undefined) return known;
  const { storeCode, kind, account } = owner;
  await transaction
    .insertInto("balance")
    .values({
      store_code: storeCode,
      kind,
      customer_id: kind === "gift_card" ? null : account,
      gift_card_id: kind === "gift_card" ? account : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await balanceQuery(transaction, owner).executeTakeFirstOrThrow()).id;
}

/**
 * Like `openBalance`, but locked: until the transaction ends, no other transaction can spend from it. @throws Error
 * outside a transaction
 */
export async function lockBalance(transaction: Connection, owner: BalanceOwner): Promise<number> {
  if (!transaction.isTransaction) throw new Error("A balance is locked within a transaction.");
  await openBalance(transaction, owner);
  return (await lockRows(transaction, balanceQuery(transaction, owner)).executeTakeFirstOrThrow()).id;
}

function balanceQuery(db: Connection, { storeCode, kind, account }: BalanceOwner) {
  return db
    .selectFrom("balance")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where(kind === "gift_card" ? "gift_card_id" : "customer_id", "=", account);
}
