import type { Kysely } from "kysely";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorKey } from "../reviews/author-key";

/** Columns that would let somebody in, or say nothing to a person. */
const LEFT_OUT =
  /_hash$|_key$|^password|token|session_id|^text_body$|^html_body$|unsubscribe_url|claimed_until|^store_code$/;

type TableWith<Column extends string> = {
  [Table in keyof Database]: Column extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** Tables whose column customer_id says whose a row is. */
const BY_CUSTOMER: TableWith<"customer_id">[] = [
  "customer_address",
  "customer_device",
  "customer_link",
  "customer_token",
  "gst_certificate",
  "social_login",
  "photo",
  "design",
  "cart",
  "cart_item_aside",
  "sales_order",
  "personal_coupon",
  "shared_photo",
  "sent_gift_card",
  "balance",
  "reward_account",
  "reward_earning",
  "membership_year",
];

/** Tables that belong to a customer by a row of another one: that table, the column that names it, and they. */
const BEHIND: [owner: TableWith<"customer_id">, column: string, tables: (keyof Database)[]][] = [
  ["design", "design_id", ["design_revision"]],
  ["cart", "cart_id", ["cart_item"]],
  ["balance", "balance_id", ["balance_entry"]],
  [
    "sales_order",
    "order_id",
    [
      "sales_order_item",
      "order_event",
      "shipment",
      "order_claim",
      "order_refund",
      "order_balance",
      "payment",
      "gift_certificate",
      "proof",
      "print_task",
    ],
  ],
];

/** Tables that know an e-mail address, and in which column. */
const BY_ADDRESS: [column: string, tables: TableWith<"store_code">[]][] = [
  ["email", ["newsletter_subscriber", "newsletter_event", "product_question", "cart_reminder"]],
  ["recipient", ["mail_outbox"]],
];

export interface PersonalData {
  exported_at: string;
  /** Rows by table. */
  data: Record<string, Record<string, unknown>[]>;
}

/**
 * Everything the shop keeps about a customer, without what would let somebody in. What is known by the e-mail address
 * alone is told only when the customer has proven that it is theirs.
 */
export async function personalData(
  { db, settings }: EngineContext,
  customer: Row<"customer">,
): Promise<PersonalData> {
  const { id, email } = customer;
  const data: PersonalData["data"] = { customer: [readable(customer)] };
  const tell = async (table: string, column: string, values: (string | number)[]) => {
    data[table] = await rowsOf(db, table, column, values);
  };

  for (const table of BY_CUSTOMER) await tell(table, "customer_id", [id]);
  for (const [owner, column, tables] of BEHIND) {
    const owned = data[owner].map((row) => row.id as number);
    for (const table of tables) await tell(table, column, owned);
  }
  await tell("referral", "referrer_id", [id]);
  // Who the friend is, and what they ordered, is the friend's.
  data.referral = data.referral.map(({ friend_id: _friend, order_id: _order, ...referral }) => referral);
  await tell("review", "author_key", [authorKey(settings, { customerId: id, email })]);
  if (confirmedEmailAt(customer)) {
    for (const [column, tables] of BY_ADDRESS) {
      for (const table of tables) await tell(table, column, [email]);
    }
  }
  return { exported_at: new Date().toISOString(), data };
}

const MAX_AT_ONCE = 500;

/** Kysely cannot follow a table that is a variable. */
async function rowsOf(
  db: Kysely<Database>,
  table: string,
  column: string,
  values: (string | number)[],
): Promise<Record<string, unknown>[]> {
  const untyped = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const found: Record<string, unknown>[] = [];
  for (let from = 0; from < values.length; from += MAX_AT_ONCE) {
    const some = values.slice(from, from + MAX_AT_ONCE);
    found.push(...(await untyped.selectFrom(table).selectAll().where(column, "in", some).execute()));
  }
  return found.map(readable);
}

/** A row as its owner can read it: without secrets, JSON as such, files in base64. */
function readable(row: object): Record<string, unknown> {
  const columns = Object.entries(row).filter(([name]) => !LEFT_OUT.test(name));
  return Object.fromEntries(columns.map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  return typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : value;
}

/** What only looks like JSON, such as a claim that begins with a bracket, stays as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
