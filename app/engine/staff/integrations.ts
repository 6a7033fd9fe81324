import type { Settings } from "~/settings/settings.server";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { recordAudit } from "../audit/record-audit";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { randomId, randomToken, sha256 } from "../shared/secrets";
import { requireLine } from "../shared/typed-text";
import { type Position, requireGrantable, requireManageable } from "./manage-staff";
import { findRole } from "./roles";
import type { StaffSession } from "./staff-session";

/** Programs that use the REST API with a token: each has a role and stores, as a person has. */

const MAX_NAME_LENGTH = 60;
/** Recording every request would cost a write each. */
const USE_RECORD_MILLISECONDS = 60_000;
/** What a program may do needs no password: it has none, and its token was created by somebody who entered theirs. */
const ALWAYS = "9999-12-31T00:00:00.000Z";

export interface Integration {
  id: number;
  name: string;
  roleCode: string;
  /** Null: all stores. */
  storeCodes: string[] | null;
  createdBy: string;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** All integrations, also revoked ones, newest first. */
export async function listIntegrations(db: Connection): Promise<Integration[]> {
  const rows = await db
    .selectFrom("admin_integration")
    .innerJoin("admin_user", "admin_user.id", "admin_integration.admin_user_id")
    .innerJoin("admin_user as creator", "creator.id", "admin_integration.created_by")
    .selectAll("admin_integration")
    .select(["admin_user.name", "admin_user.role_code", "admin_user.store_codes", "creator.name as creator"])
    .orderBy("admin_integration.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    roleCode: row.role_code,
    storeCodes: row.store_codes === null ? null : JSON.parse(row.store_codes),
    createdBy: row.creator,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }));
}

/**
 * Creates an integration.
 * @returns its token, which is not stored
 * @throws GraphQLError of category input; FORBIDDEN for more access than one has
 */
export async function createIntegration(
  context: AdminContext,
  { name: typed, ...position }: Position & { name: string },
): Promise<string> {
  const session = await requireSession(context);
  const name = requireLine(typed, { field: "name", maxLength: MAX_NAME_LENGTH });
  const token = randomToken();
  await context.db.transaction().execute(async (transaction) => {
    await requireGrantable(transaction, session, position);
    const created_at = new Date().toISOString();
    const user = await transaction
      .insertInto("admin_user")
      .values({
        // No address, so that nobody can be invited or sign in with it.
        email: `integration/${randomId()}`,
        name,
        password_hash: "",
        role_code: position.roleCode,
        store_codes: position.storeCodes && JSON.stringify(position.storeCodes),
        state: "integration",
        created_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto("admin_integration")
      .values({
        admin_user_id: user.id,
        token_hash: sha256(token),
        created_by: session.user.id,
        created_at,
        last_used_at: null,
        revoked_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "integration.create",
      subject: { type: "integration", id: String(id) },
      changedFields: ["role", "stores"],
    });
  });
  return token;
}

/**
 * Revokes an integration's token at once; no effect on a revoked one.
 * @throws GraphQLError of category input when there is none; FORBIDDEN for one with more access than one has
 */
export async function revokeIntegration(context: AdminContext, id: number): Promise<void> {
  const session = await requireSession(context);
  await context.db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom("admin_integration").selectAll().where("id", "=", id);
    const integration = await lockRows(transaction, query).executeTakeFirst();
    if (!integration) throw inputError("There's no such integration.");
    if (integration.revoked_at !== null) return;
    await requireManageable(transaction, session, await userOf(transaction, integration));
    await transaction
      .updateTable("admin_integration")
      .set({ revoked_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "integration.revoke",
      subject: { type: "integration", id: String(id) },
    });
  });
}

/** The session of an integration's token; null when it is unknown or revoked. */
export async function findIntegrationSession(
  db: Connection,
  { stores }: Pick<Settings, "stores">,
  token: string,
): Promise<StaffSession | null> {
  const integration = await db
    .selectFrom("admin_integration")
    .selectAll()
    .where("token_hash", "=", sha256(token))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!integration) return null;
  const user = await userOf(db, integration);
  const role = await findRole(db, user.role_code);
  if (!role) return null;
  await recordUse(db, integration);
  const own: string[] = user.store_codes === null ? stores : JSON.parse(user.store_codes);
  return {
    tokenHash: integration.token_hash,
    state: "active",
    user,
    role,
    storeCodes: stores.filter((code) => own.includes(code)),
    confirmedUntil: ALWAYS,
  };
}

function userOf(db: Connection, { admin_user_id }: Row<"admin_integration">): Promise<Row<"admin_user">> {
  return db.selectFrom("admin_user").selectAll().where("id", "=", admin_user_id).executeTakeFirstOrThrow();
}

async function recordUse(db: Connection, { id, last_used_at }: Row<"admin_integration">): Promise<void> {
  const now = Date.now();
  if (last_used_at && last_used_at > new Date(now - USE_RECORD_MILLISECONDS).toISOString()) return;
  await db
    .updateTable("admin_integration")
    .set({ last_used_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
}
