import type { Settings } from "~/settings/settings.server";
import { recordAudit } from "../audit/record-audit";
import { inExistingDatabase } from "../database/existing-database";
import type { Connection } from "../database/schema";
import { readEmail } from "../shared/email-address";
import { createInvitation, type Invitation } from "./invitations";
import { OWNER } from "./roles";
import { closeSessionsOf } from "./staff-session";

/** The shop has an owner, who can invite others. */
class OwnerExists extends Error {
  override name = "OwnerExists";
  readonly code = "OWNER_EXISTS";
}

/**
 * Creates a link by which the owner sets a password, for an operator who may read the database anyway.
 * @param isAgain also when there is an owner, such as one who lost password, app and recovery codes: their password,
 * authenticator app and sessions are reset
 * @throws OwnerExists otherwise; GraphQLError for an invalid address
 */
export function inviteOwner(
  db: Connection,
  settings: Settings,
  { email: typed, isAgain }: { email: string; isAgain: boolean },
): Promise<Invitation> {
  const email = readEmail(typed);
  return db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("admin_user")
      .select("id")
      .where("role_code", "=", OWNER)
      .where("state", "=", "active")
      .executeTakeFirst();
    if (owner && !isAgain) {
      throw new OwnerExists(
        "The shop has an owner, who can invite others in /admin/staff. To invite one nevertheless, add --again.",
      );
    }
    const id = await invitedOwner(transaction, email);
    await closeSessionsOf(transaction, id);
    await transaction.deleteFrom("admin_recovery_code").where("admin_user_id", "=", id).execute();
    await recordAudit(transaction, {
      userId: null,
      action: "staff.first-owner",
      subject: { type: "staff", id: String(id) },
    });
    return createInvitation(transaction, settings, id);
  });
}

/**
 * The same for a shop that may be running, by its settings.
 * @throws Error when there is no database
 */
export function inviteOwnerOf(
  settings: Settings,
  options: { email: string; isAgain: boolean },
): Promise<Invitation> {
  return inExistingDatabase(settings, (db) => inviteOwner(db, settings, options));
}

async function invitedOwner(transaction: Connection, email: string): Promise<number> {
  const reset = {
    role_code: OWNER,
    store_codes: null,
    state: "invited",
    password_hash: "",
    totp_secret: null,
    totp_confirmed_at: null,
  } as const;
  const existing = await transaction
    .updateTable("admin_user")
    .set(reset)
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirst();
  if (existing) return existing.id;
  const { id } = await transaction
    .insertInto("admin_user")
    .values({ ...reset, email, name: "", created_at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
