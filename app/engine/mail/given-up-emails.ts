import type { Settings } from "~/settings/settings.server";
import { inExistingDatabase } from "../database/existing-database";
import type { Connection } from "../database/schema";

/** An email that is no longer retried. */
export interface GivenUpEmail {
  id: number;
  storeCode: string;
  kind: string;
  createdAt: string;
  /** Such as "550 5.1.1". */
  failure: string;
}

/** Undeliverable emails of the process's stores, oldest first, without expired ones. */
export function listGivenUpEmails(settings: Settings): Promise<GivenUpEmail[]> {
  return inExistingDatabase(settings, async (db) => {
    const rows = await givenUp(db, settings).orderBy("id").execute();
    return rows.map(({ id, store_code, kind, created_at, failure }) => ({
      id,
      storeCode: store_code,
      kind,
      createdAt: created_at,
      failure: failure ?? "unknown",
    }));
  });
}

/**
 * Queues undeliverable emails again, starting from the first attempt; the running store sends them within a minute.
 * @param ids the emails; null: all
 * @returns the ids of those that will be sent
 */
export function resendEmails(settings: Settings, ids: number[] | null): Promise<number[]> {
  return inExistingDatabase(settings, async (db) => {
    const rows = await givenUp(db, settings).execute();
    const chosen = rows.map(({ id }) => id).filter((id) => ids === null || ids.includes(id));
    for (const id of chosen) await queueAgain(db, id);
    return chosen;
  });
}

/** Queues an undeliverable email again, starting from the first attempt. */
export async function queueAgain(db: Connection, id: number): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ given_up_at: null, reported_at: null, next_attempt_at: null, claimed_until: null, attempts: 0 })
    .where("id", "=", id)
    .where("given_up_at", "is not", null)
    .execute();
}

function givenUp(db: Connection, { stores }: Settings) {
  return db
    .selectFrom("mail_outbox")
    .select(["id", "store_code", "kind", "created_at", "failure"])
    .where("store_code", "in", stores)
    .where("given_up_at", "is not", null)
    .where((mail) =>
      mail.or([mail("expires_at", "is", null), mail("expires_at", ">", new Date().toISOString())]),
    );
}
