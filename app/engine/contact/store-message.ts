import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Connection, Row } from "../database/schema";
import { buyerName } from "../orders/buyer-name";
import { readMessage } from "./message-head";

interface TypedMessage {
  storeCode: string;
  name: string;
  /** Normalized. */
  email: string;
  telephone: string;
  comment: string;
  /** The signed-in customer; null for guests. */
  customer: Row<"customer"> | null;
}

/** Stores a message for the inbox of staff. @returns its id */
export async function storeMessage(
  transaction: Connection,
  { storeCode, name, email, telephone, comment, customer }: TypedMessage,
): Promise<number> {
  const { subject, text, orderNumbers } = readMessage(storeCode, comment);
  const sender = customer?.email === email && confirmedEmailAt(customer) !== null ? customer : null;
  const { id } = await transaction
    .insertInto("contact_message")
    .values({
      store_code: storeCode,
      status: "open",
      version: 1,
      name,
      sender_name: senderName(name),
      email,
      telephone,
      subject,
      message: text,
      is_verified: Number(sender !== null),
      customer_id: sender?.id ?? null,
      order_id: await findOrder(transaction, { storeCode, email, orderNumbers }),
      created_at: new Date().toISOString(),
      done_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** "Ada Byron" as "byron, ada": the last word is taken for the last name. */
function senderName(name: string): string {
  const [, firstname, lastname] = /^(.+)\s+(\S+)$/.exec(name) ?? [];
  return buyerName(lastname ? { firstname, lastname } : { firstname: "", lastname: name });
}

interface NamedOrder {
  storeCode: string;
  email: string;
  orderNumbers: string[];
}

/** The first order with one of the numbers that has the sender's address: a stranger's order is not linked. */
async function findOrder(
  db: Connection,
  { storeCode, email, orderNumbers }: NamedOrder,
): Promise<number | null> {
  if (orderNumbers.length === 0) return null;
  const order = await db
    .selectFrom("sales_order")
    .select("id")
    .where("number", "in", orderNumbers)
    .where("store_code", "in", ["", storeCode])
    .where("email", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return order?.id ?? null;
}
