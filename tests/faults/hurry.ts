import { Kysely } from "kysely";
import { chooseDialect } from "~/engine/database/dialect";
import type { Connection, Database } from "~/engine/database/schema";
import type { Settings } from "~/settings/settings.server";

const LONG_AGO = "2020-01-01T00:00:00.000Z";

/** Makes the print files of paid orders due at once, even if a process has claimed them. */
export function hurryPrinting(settings: Settings): Promise<void> {
  return inDatabase(settings, async (db) => {
    await db.updateTable("job").set({ due_at: LONG_AGO }).where("name", "=", "print-orders").execute();
  });
}

/** Makes captures, voids and refunds due at once, and asks for opened payments. */
export function hurryPayments(settings: Settings): Promise<void> {
  return inDatabase(settings, async (db) => {
    await db
      .updateTable("job")
      .set({ due_at: LONG_AGO })
      .where("name", "in", ["carry-out-payment-operations", "ask-for-open-payments"])
      .execute();
  });
}

/** Expires the claims of dead processes; living ones must be stopped before. */
export function endClaims(settings: Settings): Promise<void> {
  return inDatabase(settings, async (db) => {
    await db.updateTable("job").set({ due_at: LONG_AGO }).execute();
    await db.updateTable("print_task").set({ due_at: LONG_AGO }).where("state", "=", "waiting").execute();
    await db
      .updateTable("payment_operation")
      .set({ due_at: LONG_AGO })
      .where("state", "=", "waiting")
      .execute();
    await db.updateTable("payment_session").set({ due_at: LONG_AGO }).execute();
    await db.updateTable("mail_outbox").set({ claimed_until: null }).where("sent_at", "is", null).execute();
  });
}

/** Opens the store's database beside its processes. */
export async function inDatabase<Result>(
  settings: Settings,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Database>({ dialect: chooseDialect(settings) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
