import type { ExpressionBuilder } from "kysely";
import type {
  ContactMessageFilterInput,
  ContactMessagePage,
  ContactMessageSummary,
} from "../admin-api/resolvers.generated";
import type { Connection, Database } from "../database/schema";
import type { OrderScope } from "../order-management/find-orders";
import { NAMES_END, namePrefix } from "../orders/buyer-name";
import { numbersIn, readOrderNumber } from "../orders/order-number";
import { type Cursor, pageOf } from "../shared/keyset-page";
import { selectedStores } from "../shared/selected-stores";

const MAX_EXCERPT_LENGTH = 140;
/** A search by name considers this many messages, the newest of a full name: the beginning of a name may have thousands. */
const MAX_BY_NAME = 2000;

/** One page of the stores' contact messages, newest first. */
export async function findMessages(
  db: Connection,
  scope: OrderScope,
  filter: ContactMessageFilterInput,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<ContactMessagePage> {
  const rows = await messageQuery(db, scope, filter, after)
    .limit(pageSize + 1)
    .execute();
  const { items, endCursor } = pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
  return { items: items.map(summary), end_cursor: endCursor };
}

/** The query of a page, newest first: from an index in this order, with and without a status and a store. */
export function messageQuery(
  db: Connection,
  { storeCodes, isWhole }: OrderScope,
  { search, status, store_code }: ContactMessageFilterInput,
  after: Cursor | null,
) {
  let query = messageRows(db);
  if (store_code || !isWhole)
    query = query.where("contact_message.store_code", "in", selectedStores(storeCodes, store_code));
  if (status) query = query.where("contact_message.status", "=", status === "OPEN" ? "open" : "done");
  if (search?.trim()) query = query.where((message) => matches(message, storeCodes, search.trim()));
  if (after) query = query.where("contact_message.id", "<", after.id);
  return query.orderBy("contact_message.id", "desc");
}

/** Open messages that the scope has, counted up to a limit. */
export async function countOpenMessages(db: Connection, scope: OrderScope, max: number): Promise<number> {
  const some = messageQuery(db, scope, { status: "OPEN" }, null);
  const rows = await some.clearSelect().clearOrderBy().select("contact_message.id").limit(max).execute();
  return rows.length;
}

function messageRows(db: Connection) {
  return db
    .selectFrom("contact_message")
    .leftJoin("sales_order", "sales_order.id", "contact_message.order_id")
    .selectAll("contact_message")
    .select("sales_order.number as order_number");
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>["execute"]>>[number];

function summary({ id, status, message, ...row }: MessageRow): ContactMessageSummary {
  const line = message.replace(/\s+/g, " ");
  const isLong = line.length > MAX_EXCERPT_LENGTH;
  return {
    id: String(id),
    store_code: row.store_code,
    status: status === "open" ? "OPEN" : "DONE",
    name: row.name,
    email: row.email,
    subject: row.subject,
    excerpt: isLong ? `${line.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…` : line,
    order_number: row.order_number,
    created_at: row.created_at,
  };
}

type Joined = ExpressionBuilder<Database, "contact_message" | "sales_order">;

function matches(message: Joined, storeCodes: string[], search: string) {
  if (search.includes("@")) return message("contact_message.email", "=", search.toLowerCase());
  const number = /\d/.test(search) ? readOrderNumber(search) : null;
  if (number) {
    const numbers = numbersIn(storeCodes, number);
    return message("contact_message.order_id", "in", (order) =>
      order.selectFrom("sales_order").select("id").where("number", "in", numbers),
    );
  }
  const prefix = namePrefix(search);
  return message("contact_message.id", "in", (byName) =>
    byName
      .selectFrom("contact_message")
      .select("id")
      .where("sender_name", ">=", prefix)
      .where("sender_name", "<", prefix + NAMES_END)
      .orderBy("sender_name", "desc")
      .orderBy("id", "desc")
      .limit(MAX_BY_NAME),
  );
}
