import { balanceOf } from "../balances/ledger";
import type { Connection, Row } from "../database/schema";
import { type Mail, queueMail } from "../mail/outbox";
import { rewardAccount } from "./reward-account";

/** Queues the email about a change of points, if the customer wants it. @param write gets the new balance */
export async function notifyOfChange(
  transaction: Connection,
  { customer_id: customerId, store_code: storeCode }: Pick<Row<"sales_order">, "customer_id" | "store_code">,
  write: (balance: number) => Pick<Mail, "subject" | "text" | "html">,
): Promise<void> {
  if (customerId === null) return;
  const { notifies_changes } = await rewardAccount(transaction, customerId);
  if (notifies_changes === 0) return;
  const recipient = await emailOf(transaction, customerId);
  const balance = await balanceOf(transaction, { storeCode, account: customerId, kind: "points" });
  await queueMail(transaction, { kind: "account", storeCode, recipient, ...write(balance) });
}

/** The customer's email address. */
export async function emailOf(db: Connection, customerId: number): Promise<string> {
  const { email } = await db
    .selectFrom("customer")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return email;
}
