import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { LEASE_MILLISECONDS } from "./with-lease";

/**
 * Corrects times set while the clock was ahead: claimed emails and print files become due, and rate limits are reset.
 * Current claims are left to their processes.
 */
export async function pullBackLeases(db: Kysely<Database>, now: Date): Promise<void> {
  const due = now.toISOString();
  const maxClaimMilliseconds = new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
  await db
    .updateTable("mail_outbox")
    .set({ claimed_until: due })
    .where("sent_at", "is", null)
    .where("claimed_until", ">", maxClaimMilliseconds)
    .execute();
  await db
    .updateTable("print_task")
    .set({ due_at: due })
    .where("state", "=", "waiting")
    .where("due_at", ">", maxClaimMilliseconds)
    .execute();
  await db.deleteFrom("rate_limit").execute();
}
