import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordAudit } from "~/engine/audit/record-audit";
import { refundLeftToday } from "~/engine/order-management/refund-limit";
import { findIntegrationSession } from "~/engine/staff/integrations";
import { findStaffSession } from "~/engine/staff/staff-session";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { callRest } from "./rest-shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** What the integrations of one person have in common: their end, and the limit of refunds a day. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const createdBy = (creator: TestStaff, role: string) => integrationToken(engine, role, { creator });

test("end when their creator is deactivated, and others' go on", async () => {
  const [leaver, owner] = [await staffMember(engine, "owner"), await staffMember(engine, "owner")];
  const tokens = [await createdBy(leaver, "bookkeeper"), await createdBy(owner, "bookkeeper")];
  const statuses = () =>
    Promise.all(
      tokens.map(async (token) => (await callRest(engine, "GET", "/orders", { sender: { token } })).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  const deactivate = `mutation { deactivateStaff(id: "${leaver.id}") { state } }`;
  expect((await callAdmin(engine, deactivate, {}, owner.token)).errors).toBeUndefined();
  expect(await statuses()).toEqual([401, 200]);
  expect((await auditOf(engine, "integration.revoke")).map(({ admin_user_id }) => admin_user_id)).toEqual([
    owner.id,
  ]);
});

describe("the limit of refunds a day", () => {
  async function refunds(userId: number, amountCents: number): Promise<void> {
    await recordAudit(engine.db, {
      userId,
      action: "order.refund",
      subject: { type: "order", id: "1" },
      amountCents,
    });
  }

  async function programOf(token: string) {
    const session = await findIntegrationSession(engine.db, engine.settings, token);
    if (!session) throw new Error("The token is of no integration.");
    return session;
  }

  test("is one for all integrations of a creator, whose own refunds do not use it up", async () => {
    const [owner, other] = [await staffMember(engine, "owner"), await staffMember(engine, "owner")];
    const [one, two] = [
      await programOf(await createdBy(owner, "support")),
      await programOf(await createdBy(owner, "support")),
    ];
    const foreign = await programOf(await createdBy(other, "support"));
    await refunds(owner.id, 50_000);
    await refunds(one.user.id, 15_000);
    expect(await refundLeftToday(engine.db, two)).toBe(5_000);
    expect(await refundLeftToday(engine.db, foreign)).toBe(20_000);
  });

  test("of a creator who has one includes what their integrations refund, and the other way around", async () => {
    const person = await staffMember(engine, "owner");
    const program = await programOf(await createdBy(person, "support"));
    await engine.db
      .updateTable("admin_user")
      .set({ role_code: "support" })
      .where("id", "=", person.id)
      .execute();
    await refunds(program.user.id, 4_000);
    await refunds(person.id, 10_000);
    expect(await refundLeftToday(engine.db, program)).toBe(6_000);
    const own = await findStaffSession(engine.db, engine.settings, person.token);
    expect(own && (await refundLeftToday(engine.db, own))).toBe(6_000);
  });
});
