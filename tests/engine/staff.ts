import { Secret, TOTP } from "otpauth";
import { hashPassword } from "~/engine/customers/password";
import type { Connection } from "~/engine/database/schema";
import { encryptSecret } from "~/engine/staff/secret-box";
import { startStaffSession } from "~/engine/staff/staff-session";
import type { EngineFixture } from "./engine-fixture";

/** Test helpers for the staff of /admin. */

export const STAFF_PASSWORD = "Paws-and-Whiskers-7";

export interface TestStaff {
  id: number;
  email: string;
  /** Of a complete session. */
  token: string;
  /** Of the authenticator app. */
  secret: string;
}

export interface AdminResponse {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { category?: string; code?: string; field?: string } }[];
}

let count = 0;
let hashed: Promise<string> | undefined;

/** A person with a role, an authenticator app and a complete session. */
export async function staffMember(
  { db, settings }: { db: Connection; settings: EngineFixture["settings"] },
  roleCode: string,
  { storeCodes = null, hasApp = true }: { storeCodes?: string[] | null; hasApp?: boolean } = {},
): Promise<TestStaff> {
  count += 1;
  hashed ??= hashPassword(STAFF_PASSWORD);
  const email = `${roleCode}-${count}@staff.example`;
  const { id } = await db
    .insertInto("admin_user")
    .values({
      email,
      name: `Person ${count}`,
      password_hash: await hashed,
      role_code: roleCode,
      store_codes: storeCodes && JSON.stringify(storeCodes),
      state: "active",
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const secret = new Secret({ size: 20 }).base32;
  if (hasApp) {
    await db
      .updateTable("admin_user")
      .set({
        totp_secret: encryptSecret(settings, `admin_user ${id}`, secret),
        totp_confirmed_at: new Date().toISOString(),
      })
      .where("id", "=", id)
      .execute();
  }
  const token = await startStaffSession(db, { id }, { state: "active", device: "Firefox on Linux" });
  return { id, email, token, secret };
}

const owners = new WeakMap<EngineFixture["db"], Promise<TestStaff>>();

/** Makes the helpers that process orders act as that person. */
export function actAs({ db }: EngineFixture, staff: TestStaff): void {
  owners.set(db, Promise.resolve(staff));
}

/** Who processes the orders of the engine's shop: an owner, the same each time. */
export function ownerOf(engine: EngineFixture): Promise<TestStaff> {
  const existing = owners.get(engine.db);
  if (existing) return existing;
  const made = staffMember(engine, "owner");
  owners.set(engine.db, made);
  return made;
}

/** The code that the app shows. @param steps time steps of thirty seconds from now */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Calls the staff's API. @param token of a staff session */
export async function callAdmin(
  engine: EngineFixture,
  query: string,
  variables: object = {},
  token?: string,
): Promise<AdminResponse> {
  const response = await engine.rest(
    "/admin-api",
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables }),
    },
    { token },
  );
  return response.json();
}

/** What an operation responded. @throws Error with its message when it failed */
export function resultOf<Result>({ data, errors }: AdminResponse, operation: string): Result {
  if (!data?.[operation]) throw new Error(errors?.[0].message ?? `${operation} responded nothing.`);
  return data[operation] as Result;
}

/** The entries of the audit log with that action. */
export function auditOf({ db }: EngineFixture, action: string) {
  return db.selectFrom("admin_audit").selectAll().where("action", "=", action).orderBy("id").execute();
}
