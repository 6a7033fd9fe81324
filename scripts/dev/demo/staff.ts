import { hashPassword } from "~/engine/customers/password";
import { startStaffSession } from "~/engine/staff/staff-session";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import { type AdminResponse, actAs } from "../../../tests/engine/staff";
import { PASSWORD } from "./customers";

const EMAIL = "staff@example.com";
/** Everything but managing staff, so that no authenticator app is needed. */
const PERMISSIONS = [
  "sales.view",
  "sales.create",
  "sales.comment",
  "sales.hold",
  "sales.cancel",
  "sales.edit",
  "sales.emails",
  "sales.claims",
  "sales.proofs",
  "sales.invoice",
  "sales.refund",
  "sales.ship",
  "sales.export",
  "reviews.moderate",
  "photos.moderate",
  "questions.answer",
  "promo.quote",
  "newsletter.export",
  "catalog.view",
  "catalog.edit",
  "catalog.inventory",
  "content.view",
  "content.edit",
  "customers.view",
  "customers.messages",
  "customers.balance",
  "customers.giftcardaccount",
  "customers.export",
  "comments.moderate",
  "customers.sign-out",
  "customers.privacy",
  "reports.view",
  "settings.manage",
  "audit.view",
];

/** @throws Error with the reason when the staff's API rejected what was sent to it */
export async function requireDone(response: Promise<AdminResponse>): Promise<void> {
  const { errors } = await response;
  if (errors) throw new Error(`The staff's API refused: ${errors[0].message}`);
}

/**
 * Creates a member of the staff who signs in by password alone, and who processes the demo's orders.
 * @returns the email address
 */
export async function hireStaff(shop: EngineFixture): Promise<string> {
  const { db } = shop;
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
  const { id } = await db
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
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = await startStaffSession(db, { id }, { state: "active", device: "The demo" });
  actAs(shop, { id, email: EMAIL, token, secret: "" });
  return EMAIL;
}
