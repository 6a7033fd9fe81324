import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { logger } from "../shared/logger";
import { waitingEmails } from "./claim-email";

/** Deletes emails that have expired unsent, such as a code that is too old to sign in with. */
export async function dropExpiredEmails(db: Kysely<Database>, storeCode: string, now: Date): Promise<void> {
  const expired = await waitingEmails(db, storeCode)
    .select(["id", "kind", "attempts"])
    .where("expires_at", "<=", now.toISOString())
    .where((mail) =>
      mail.or([mail("claimed_until", "is", null), mail("claimed_until", "<=", now.toISOString())]),
    )
    .execute();
  for (const { id, kind, attempts } of expired) {
    const { numDeletedRows } = await db
      .deleteFrom("mail_outbox")
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .executeTakeFirst();
    if (numDeletedRows > 0n) logger.warn({ email: id, kind }, "an email expired before it could be sent");
  }
}
