import { Kysely } from "kysely";
import { chooseDialect } from "~/engine/database/dialect";
import type { Connection, Database, Row } from "~/engine/database/schema";
import { groupBy } from "~/engine/shared/group-by";
import type { Settings } from "~/settings/settings.server";

/** The database's orders and related rows at one moment. */
export interface Snapshot {
  orders: Row<"sales_order">[];
  itemsOf: ReadonlyMap<number, Row<"sales_order_item">[]>;
  eventsOf: ReadonlyMap<number, Pick<Row<"order_event">, "order_id" | "kind">[]>;
  /** Subject → emails. */
  messages: ReadonlyMap<string, SentEmail[]>;
  carts: Pick<Row<"cart">, "id" | "is_active">[];
  entries: Pick<Row<"balance_entry">, "balance_id" | "amount" | "reason_key">[];
  /** Payments of orders by balances. */
  payments: Pick<Row<"order_balance">, "order_id" | "balance_id" | "amount" | "cents">[];
  printTasks: Row<"print_task">[];
  printFiles: Row<"print_file">[];
}

export type SentEmail = Pick<Row<"mail_outbox">, "id" | "subject" | "recipient" | "sent_at" | "created_at">;

/** Reads in one transaction: PostgreSQL may still finish a statement of a process that was just killed. */
export async function takeSnapshot(settings: Settings): Promise<Snapshot> {
  const db = new Kysely<Database>({ dialect: chooseDialect(settings) });
  try {
    return await db.transaction().setIsolationLevel("repeatable read").execute(readAll);
  } finally {
    await db.destroy();
  }
}

async function readAll(db: Connection): Promise<Snapshot> {
  const orders = await db.selectFrom("sales_order").selectAll().execute();
  const items = await db.selectFrom("sales_order_item").selectAll().execute();
  const events = await db.selectFrom("order_event").select(["order_id", "kind"]).execute();
  const messages = await db
    .selectFrom("mail_outbox")
    .select(["id", "subject", "recipient", "sent_at", "created_at"])
    .execute();
  return {
    orders,
    itemsOf: groupBy(items, ({ order_id }) => order_id),
    eventsOf: groupBy(events, ({ order_id }) => order_id),
    messages: groupBy(messages, ({ subject }) => subject),
    carts: await db.selectFrom("cart").select(["id", "is_active"]).execute(),
    entries: await db.selectFrom("balance_entry").select(["balance_id", "amount", "reason_key"]).execute(),
    payments: await db
      .selectFrom("order_balance")
      .select(["order_id", "balance_id", "amount", "cents"])
      .execute(),
    printTasks: await db.selectFrom("print_task").selectAll().execute(),
    printFiles: await db.selectFrom("print_file").selectAll().execute(),
  };
}
