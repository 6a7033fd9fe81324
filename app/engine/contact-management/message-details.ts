import type { ContactMessage } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";

/** A message of these stores with its replies; null when there is none. */
export async function messageDetails(
  db: Connection,
  storeCodes: string[],
  id: number,
): Promise<ContactMessage | null> {
  const row = await db
    .selectFrom("contact_message")
    .leftJoin("sales_order", "sales_order.id", "contact_message.order_id")
    .leftJoin("customer", (customer) =>
      customer
        .onRef("customer.email", "=", "contact_message.email")
        .onRef("customer.store_code", "=", "contact_message.store_code"),
    )
    .selectAll("contact_message")
    .select(["sales_order.number as order_number", "customer.id as customer_id"])
    .where("contact_message.id", "=", id)
    .where("contact_message.store_code", "in", storeCodes)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: String(row.id),
    store_code: row.store_code,
    status: row.status === "open" ? "OPEN" : "DONE",
    version: messageVersion(row),
    name: row.name,
    email: row.email,
    telephone: row.telephone,
    subject: row.subject,
    message: row.message,
    is_verified: row.is_verified === 1,
    order_number: row.order_number,
    customer_id: row.customer_id === null ? null : String(row.customer_id),
    created_at: row.created_at,
    done_at: row.done_at,
    replies: await repliesTo(db, row.id),
  };
}

/** Changes with each reply and each change of status. */
export function messageVersion({ version }: Pick<Row<"contact_message">, "version">): string {
  return String(version);
}

function repliesTo(db: Connection, id: number) {
  return db
    .selectFrom("contact_reply")
    .innerJoin("admin_user", "admin_user.id", "contact_reply.admin_user_id")
    .select(["contact_reply.text", "contact_reply.created_at", "admin_user.name as staff_name"])
    .where("contact_reply.message_id", "=", id)
    .orderBy("contact_reply.id")
    .execute();
}
