import { hashPassword } from "~/engine/customers/password";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import { PASSWORD } from "./customers";

const EMAIL = "staff@example.com";
/** Everything but managing staff, so that no authenticator app is needed. */
const PERMISSIONS = [
  "sales.view",
  "sales.comment",
  "sales.hold",
  "sales.cancel",
  "sales.refund",
  "sales.ship",
  "sales.export",
  "reviews.moderate",
  "questions.answer",
  "customers.view",
  "customers.balance",
  "customers.sign-out",
  "customers.privacy",
  "reports.view",
  "settings.manage",
  "audit.view",
];

/** Creates a member of the staff who signs in by password alone. @returns the email address */
export async function hireStaff({ db }: EngineFixture): Promise<string> {
  const created_at = new Date().toISOString();
  await db
    .insertInto("admin_role")
    .values({
      code: "demo",
      title: "Demo",
      permissions: JSON.stringify(PERMISSIONS),
      refund_day_limit_cents: null,
      created_at,
    })
    .execute();
  await db
    .insertInto("admin_user")
    .values({
      email: EMAIL,
      name: "Sam Shopkeeper",
      password_hash: await hashPassword(PASSWORD),
      role_code: "demo",
      store_codes: null,
      state: "active",
      created_at,
    })
    .execute();
  return EMAIL;
}
