import type { Kysely } from "kysely";
import { lockRows } from "../database/dialect";
import type { Database, Row } from "../database/schema";

export type BalanceKind = Row<"balance">["kind"];

/** Whose balance of which kind. */
export interface BalanceOwner {
  storeCode: string;
  /** Id of the customer; for the kind gift_card that of the gift card. */
  account: number;
  kind: BalanceKind;
}

/** The id of the balance; undefined as long as there was no entry. */
export async function findBalance(db: Kysely<Database>, owner: BalanceOwner): Promise<number | undefined> {
  return (await balanceQuery(db, owner).executeTakeFirst())?.id;
}

/** The id of the balance, which is made when there is none. */
export async function openBalance(transaction: Kysely<Database>, owner: BalanceOwner): Promise<number> {
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

/** The same, locked: until the transaction ends nobody else spends of it. @throws Error outside a transaction */
export async function lockBalance(transaction: Kysely<Database>, owner: BalanceOwner): Promise<number> {
  if (!transaction.isTransaction) throw new Error("A balance is locked within a transaction.");
  await openBalance(transaction, owner);
  return (await lockRows(transaction, balanceQuery(transaction, owner)).executeTakeFirstOrThrow()).id;
}

function balanceQuery(db: Kysely<Database>, { storeCode, kind, account }: BalanceOwner) {
  return db
    .selectFrom("balance")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where(kind === "gift_card" ? "gift_card_id" : "customer_id", "=", account);
}
