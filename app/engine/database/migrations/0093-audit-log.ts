import { type Kysely, type Migration, sql } from "kysely";
import { countingId, isPostgres } from "../dialect";
import { required } from "./0001/columns";

/** Adds the audit log of /admin. The database itself rejects or ignores changes of its rows. */
export const auditLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("admin_audit")
      .addColumn("id", ...countingId(db))
      .addColumn("at", "text", required)
      .addColumn("admin_user_id", "integer", (column) => column.references("admin_user.id"))
      .addColumn("action", "text", required)
      .addColumn("subject_type", "text", required)
      .addColumn("subject_id", "text")
      .addColumn("store_code", "text")
      .addColumn("changed_fields", "text", required)
      .addColumn("amount_cents", "integer")
      .addColumn("request_key", "text")
      .addUniqueConstraint("admin_audit_request_key_unique", ["request_key"])
      .execute();
    await db.schema
      .createIndex("admin_audit_subject_index")
      .on("admin_audit")
      .columns(["subject_type", "subject_id", "id"])
      .execute();
    await db.schema
      .createIndex("admin_audit_admin_user_id_index")
      .on("admin_audit")
      .columns(["admin_user_id", "id"])
      .execute();
    await db.schema
      .createIndex("admin_audit_action_index")
      .on("admin_audit")
      .columns(["action", "id"])
      .execute();
    await (isPostgres(db) ? ignoreChanges(db) : rejectChanges(db));
  },
};

/** By rules, which are dropped with their table: a restore would find a trigger's function in its way. */
async function ignoreChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create rule admin_audit_no_update as on update to admin_audit do instead nothing`.execute(db);
  await sql`create rule admin_audit_no_delete as on delete to admin_audit do instead nothing`.execute(db);
}

async function rejectChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger admin_audit_no_update before update on admin_audit
    begin select raise(abort, 'The audit log is append-only.'); end`.execute(db);
  await sql`create trigger admin_audit_no_delete before delete on admin_audit
    begin select raise(abort, 'The audit log is append-only.'); end`.execute(db);
}
