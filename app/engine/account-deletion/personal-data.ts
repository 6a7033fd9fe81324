import type { Kysely } from "kysely";
import { parseDesignDocument } from "~/design/document/document";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Connection, Database, Row } from "../database/schema";
import { uploadsOf } from "../designs/document-photos";
import type { EngineContext } from "../graphql/context";
import { withoutStrangersDetails } from "../newsletter/newsletter-history";
import { authorKey } from "../reviews/author-key";

/** Columns with credentials, with what a stranger may have entered, or of no use to a person. */
const LEFT_OUT =
  /_hash$|_key$|^password|token|session_id|^text_body$|^html_body$|unsubscribe_url|claimed_until|^admin_user_id$|^requested_details$|^store_code$/;

/** Columns with what staff write for staff only, as their forms say. */
const STAFFS_OWN: Partial<Record<keyof Database, string[]>> = {
  draft_order: ["comment", "discount_reason"],
  issued_gift_card: ["reason"],
  order_comment: ["text"],
  order_remake: ["reason"],
};

type TableWith<Column extends string> = {
  [Table in keyof Database]: Column extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** Tables whose column customer_id names the row's owner. */
const BY_CUSTOMER: TableWith<"customer_id">[] = [
  "customer_address",
  "customer_device",
  "customer_link",
  "customer_token",
  "tax_certificate",
  "social_login",
  "photo",
  "design",
  "cart",
  "inactive_cart_item",
  "wishlist",
  "compare_list",
  "sales_order",
  "personal_coupon",
  "shared_photo",
  "sent_gift_card",
  "balance",
  "reward_account",
  "reward_earning",
  "membership_year",
];

/**
 * Tables linked to a customer through a row of another table: that table, the linking column, and the linked tables.
 */
const BEHIND: [owner: TableWith<"customer_id">, column: string, tables: (keyof Database)[]][] = [
  ["design", "design_id", ["design_revision"]],
  ["cart", "cart_id", ["cart_item", "draft_order"]],
  ["wishlist", "wishlist_id", ["wishlist_item"]],
  ["balance", "balance_id", ["balance_entry"]],
  [
    "sales_order",
    "order_id",
    [
      "sales_order_item",
      "order_event",
      "order_comment",
      "order_remake",
      "shipment",
      "order_claim",
      "order_cancellation",
      "order_refund",
      "order_refund_tax",
      "sales_order_tax",
      "tax_operation",
      "order_balance",
      "payment",
      "payment_dispute",
      "payment_operation",
      "payment_session",
      "gift_certificate",
      "proof",
      "print_task",
      "print_hold",
      "coupon_use",
    ],
  ],
];

/** Tables with an email address, by the name of its column. */
const BY_ADDRESS: [column: string, tables: TableWith<"store_code">[]][] = [
  ["email", ["newsletter_subscriber", "product_question", "cart_reminder", "privacy_request"]],
  ["recipient", ["mail_outbox"]],
  ["recipient_email", ["issued_gift_card"]],
];

export interface PersonalData {
  exported_at: string;
  /** Rows by table. */
  data: Record<string, Record<string, unknown>[]>;
}

/**
 * Everything stored about a customer, without credentials. Rows linked by the email address alone are included only
 * when the customer has confirmed it.
 */
export async function personalData(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  customer: Row<"customer">,
): Promise<PersonalData> {
  const { id, email } = customer;
  const data: PersonalData["data"] = { customer: [readable(customer)] };
  const collect = collectorOf(db, data);

  for (const table of BY_CUSTOMER) await collect(table, "customer_id", [id]);
  for (const [owner, column, tables] of BEHIND) {
    const owned = data[owner].map((row) => row.id as number);
    for (const table of tables) await collect(table, column, owned);
  }
  data.design_comment = await comments(db, data.design, id);
  await collect("referral", "referrer_id", [id]);
  // The friend's identity and orders are the friend's data.
  data.referral = data.referral.map(({ friend_id: _friend, order_id: _order, ...referral }) => referral);
  await collect("review", "author_key", [authorKey(settings, { customerId: id, email })]);
  const isProven = confirmedEmailAt(customer) !== null;
  if (isProven) await collectByAddress(db, data, customer);
  await collectMessages(db, data, { customerId: id, address: isProven ? customer : null });
  return { exported_at: new Date().toISOString(), data };
}

/**
 * Everything stored about a guest who has proven their email address, without credentials: what it alone links to them,
 * and the orders and carts with it that are in no account.
 * @throws Error without an address: that is what all erased orders have
 */
export async function guestData(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  { email, store_code }: Pick<Row<"customer">, "email" | "store_code">,
): Promise<PersonalData> {
  if (email === "") throw new Error("Nothing is stored under an erased address.");
  const data: PersonalData["data"] = {};
  const collect = collectorOf(db, data);
  for (const table of ["cart", "sales_order"] as const) {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("store_code", "=", store_code)
      .where("email", "=", email)
      .where("customer_id", "is", null)
      .execute();
    const ids = rows.map(({ id }) => id);
    await collect(table, "id", ids);
    const [, column, tables] = BEHIND.find(([owner]) => owner === table) ?? [];
    for (const each of tables ?? []) await collect(each, column ?? "", ids);
    if (table === "cart") await collect("inactive_cart_item", "cart_id", ids);
  }
  for (const table of ["personal_coupon", "shared_photo"]) await collect(table, "email", [email]);
  data.shared_photo = data.shared_photo.filter(isGuests);
  await collectOrderedDesigns(collect, data);
  await collect("review", "author_key", [authorKey(settings, { customerId: null, email })]);
  await collectByAddress(db, data, { email });
  await collectMessages(db, data, { customerId: null, address: { email, store_code } });
  return { exported_at: new Date().toISOString(), data };
}

/** The comments that the customer wrote, and those on their designs, without the accounts of who wrote these. */
async function comments(
  db: Connection,
  designs: Record<string, unknown>[],
  customerId: number,
): Promise<Record<string, unknown>[]> {
  const written = await rowsOf(db, "design_comment", "customer_id", [customerId]);
  const received = await rowsOf(db, "design_comment", "design_id", idsOf(designs, "id"));
  return [...written, ...withoutAuthors(received.filter(({ customer_id }) => customer_id !== customerId))];
}

/** Comments without the accounts of who wrote them. */
function withoutAuthors(comments: Record<string, unknown>[]): Record<string, unknown>[] {
  return comments.map(({ customer_id: _author, ...comment }) => comment);
}

/** Adds the designs of ordered lines with the comments on them, and the photos of these designs, of claims and of those shared with us. */
async function collectOrderedDesigns(collect: Collect, data: PersonalData["data"]): Promise<void> {
  await collect("design", "id", idsOf(data.sales_order_item, "design_id"));
  data.design = data.design.filter(isGuests);
  await collect("design_revision", "design_id", idsOf(data.design, "id"));
  await collect("design_comment", "design_id", idsOf(data.design, "id"));
  data.design_comment = withoutAuthors(data.design_comment);
  const shown = data.design_revision.flatMap(({ document }) => uploadsOf(parseDesignDocument(document)));
  const sent = [...data.order_claim, ...data.shared_photo];
  await collect("photo", "id", [...new Set([...shown, ...idsOf(sent, "photo_id")])]);
  data.photo = data.photo.filter(isGuests);
}

function idsOf(rows: Record<string, unknown>[], column: string): string[] {
  return [...new Set(rows.flatMap((row) => (typeof row[column] === "string" ? row[column] : [])))];
}

/** Whether a row is in no account. */
function isGuests({ customer_id }: Record<string, unknown>): boolean {
  return customer_id === null;
}

type Collect = ReturnType<typeof collectorOf>;

/** Reads a table's rows with one of some values into the data. */
function collectorOf(db: Connection, data: PersonalData["data"]) {
  return async (table: string, column: string, values: (string | number)[]) => {
    data[table] = await rowsOf(db, table, column, values);
  };
}

/** Adds the rows that the email address alone links to its owner. */
async function collectByAddress(
  db: Connection,
  data: PersonalData["data"],
  { email }: Pick<Row<"customer">, "email">,
): Promise<void> {
  const collect = collectorOf(db, data);
  for (const [column, tables] of BY_ADDRESS) {
    for (const table of tables) await collect(table, column, [email]);
  }
  data.newsletter_event = await newsletterSteps(db, email);
}

interface MessageSender {
  /** Null for a guest. */
  customerId: number | null;
  /** Null unless it is proven. */
  address: Pick<Row<"customer">, "email" | "store_code"> | null;
}

/**
 * Adds the contact messages of an account, also from its former addresses, and of its address, with the replies. Without
 * name and telephone, which may be those of a stranger who typed the address.
 */
async function collectMessages(
  db: Connection,
  data: PersonalData["data"],
  { customerId, address }: MessageSender,
): Promise<void> {
  const own = db
    .selectFrom("contact_message")
    .where(({ and, eb, or }) =>
      or([
        eb("customer_id", "=", customerId),
        ...(address
          ? [and([eb("store_code", "=", address.store_code), eb("email", "=", address.email)])]
          : []),
      ]),
    );
  data.contact_message = await own.select(["created_at", "subject", "message"]).orderBy("id").execute();
  data.contact_reply = await db
    .selectFrom("contact_reply")
    .select(["created_at", "text"])
    .where("message_id", "in", own.select("id"))
    .orderBy("id")
    .execute();
}

async function newsletterSteps(db: Connection, email: string) {
  const steps = await db.selectFrom("newsletter_event").selectAll().where("email", "=", email).execute();
  return withoutStrangersDetails(steps).map(readable);
}

const MAX_AT_ONCE = 500;

/** A separate function, since Kysely cannot type a variable table name. */
async function rowsOf(db: Connection, table: string, column: string, values: (string | number)[]) {
  const untyped = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const found: Record<string, unknown>[] = [];
  for (let from = 0; from < values.length; from += MAX_AT_ONCE) {
    const some = values.slice(from, from + MAX_AT_ONCE);
    found.push(...(await untyped.selectFrom(table).selectAll().where(column, "in", some).execute()));
  }
  const own = STAFFS_OWN[table as keyof Database] ?? [];
  return found.map((row) =>
    readable(Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)))),
  );
}

/** Makes a row readable for its owner: omits secrets, parses JSON, encodes files in base64. */
function readable(row: object): Record<string, unknown> {
  const columns = Object.entries(row).filter(([name]) => !LEFT_OUT.test(name));
  return Object.fromEntries(columns.map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  return typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : value;
}

/** Text that only resembles JSON, such as a claim that begins with a bracket, stays a string. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
