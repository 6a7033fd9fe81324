import type { ExpressionBuilder } from "kysely";
import { orderPrefix } from "~/brand/order-prefix";
import type {
  ContactMessageFilterInput,
  ContactMessagePage,
  ContactMessageSummary,
} from "../admin-api/resolvers.generated";
import type { Connection, Database } from "../database/schema";
import { namePrefix, NAMES_END } from "../orders/buyer-name";
import { readOrderNumber } from "../orders/order-number";
import { type Cursor, pageOf } from "../shared/keyset-page";

const MAX_BEGINNING_LENGTH = 140;

/** One page of the stores' contact messages, newest first. */
export async function findMessages(
  db: Connection,
  storeCodes: string[],
  { search, status, store_code }: ContactMessageFilterInput,
  { pageSize, after }: { pageSize: number; after: Cursor | null },
): Promise<ContactMessagePage> {
  const visible = store_code ? storeCodes.filter((code) => code === store_code) : storeCodes;
  let query = messageRows(db).where("contact_message.store_code", "in", visible);
  if (status) query = query.where("contact_message.status", "=", status === "OPEN" ? "open" : "done");
  if (search?.trim()) query = query.where((message) => matches(message, storeCodes, search.trim()));
  if (after) query = query.where("contact_message.id", "<", after.id);
  const rows = await query
    .orderBy("contact_message.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const { items, endCursor } = pageOf(rows, pageSize, ({ created_at, id }) => ({ at: created_at, id }));
  return { items: items.map(summary), end_cursor: endCursor };
}

/** Open messages of these stores, counted up to a limit. */
export async function countOpenMessages(db: Connection, storeCodes: string[], max: number): Promise<number> {
  const rows = await db
    .selectFrom("contact_message")
    .select("id")
    .where("store_code", "in", storeCodes)
    .where("status", "=", "open")
    .limit(max)
    .execute();
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
  const isLong = line.length > MAX_BEGINNING_LENGTH;
  return {
    id: String(id),
    store_code: row.store_code,
    status: status === "open" ? "OPEN" : "DONE",
    name: row.name,
    email: row.email,
    subject: row.subject,
    beginning: isLong ? `${line.slice(0, MAX_BEGINNING_LENGTH).trimEnd()}…` : line,
    order_number: row.order_number,
    created_at: row.created_at,
  };
}

type Joined = ExpressionBuilder<Database, "contact_message" | "sales_order">;

function matches(message: Joined, storeCodes: string[], search: string) {
  if (search.includes("@")) return message("contact_message.email", "=", search.toLowerCase());
  const number = /\d/.test(search) ? readOrderNumber(search) : null;
  if (number) {
    const numbers = [number, ...storeCodes.map((code) => orderPrefix(code) + number)];
    return message("contact_message.order_id", "in", (order) =>
      order.selectFrom("sales_order").select("id").where("number", "in", numbers),
    );
  }
  const prefix = namePrefix(search);
  return message.and([
    message("contact_message.sender_name", ">=", prefix),
    message("contact_message.sender_name", "<", prefix + NAMES_END),
  ]);
}
