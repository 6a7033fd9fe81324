import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { key, required } from "./0001/columns";

/** Adds the staff of /admin: accounts, roles of the shop's own, sessions, invitations and recovery codes. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await createRoles(db);
    await createUsers(db);
    await createSessions(db);
    await createInvitations(db);
    await createRecoveryCodes(db);
  },
};

async function createRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("admin_role")
    .addColumn("code", "text", key)
    .addColumn("title", "text", required)
    .addColumn("permissions", "text", required)
    .addColumn("refund_day_limit_cents", "integer")
    .addColumn("created_at", "text", required)
    .execute();
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("admin_user")
    .addColumn("id", ...countingId(db))
    .addColumn("email", "text", required)
    .addColumn("name", "text", required)
    .addColumn("password_hash", "text", required)
    .addColumn("role_code", "text", required)
    .addColumn("store_codes", "text")
    .addColumn("state", "text", required)
    .addColumn("totp_secret", "text")
    .addColumn("totp_confirmed_at", "text")
    .addColumn("totp_counter", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("admin_user_email_unique", ["email"])
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("admin_session")
    .addColumn("token_hash", "text", key)
    .addColumn("admin_user_id", "integer", (column) =>
      column.notNull().references("admin_user.id").onDelete("cascade"),
    )
    .addColumn("state", "text", required)
    .addColumn("device_name", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_seen_at", "text", required)
    .addColumn("confirmed_at", "text")
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createIndex("admin_session_admin_user_id_index")
    .on("admin_session")
    .columns(["admin_user_id"])
    .execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("admin_invitation")
    .addColumn("token_hash", "text", key)
    .addColumn("admin_user_id", "integer", (column) =>
      column.notNull().references("admin_user.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createIndex("admin_invitation_admin_user_id_index")
    .on("admin_invitation")
    .columns(["admin_user_id"])
    .execute();
}

async function createRecoveryCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("admin_recovery_code")
    .addColumn("code_hash", "text", key)
    .addColumn("admin_user_id", "integer", (column) =>
      column.notNull().references("admin_user.id").onDelete("cascade"),
    )
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createIndex("admin_recovery_code_admin_user_id_index")
    .on("admin_recovery_code")
    .columns(["admin_user_id"])
    .where(sql.ref("used_at"), "is", null)
    .execute();
}
