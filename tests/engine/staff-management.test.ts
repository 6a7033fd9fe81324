import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

let engine: EngineFixture;
let owner: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.db.updateTable("admin_user").set({ state: "deactivated" }).execute();
  owner = await staffMember(engine, "owner");
});

function change(id: number, role_code: string, token = owner.token) {
  return callAdmin(
    engine,
    "mutation ($input: ChangeStaffInput!) { changeStaff(input: $input) { role_code } }",
    { input: { id: String(id), role_code } },
    token,
  );
}

function deactivate(id: number, token = owner.token) {
  return callAdmin(
    engine,
    "mutation ($id: ID!) { deactivateStaff(id: $id) { state } }",
    { id: String(id) },
    token,
  );
}

async function isSignedIn(token: string): Promise<boolean> {
  const { data } = await callAdmin(engine, "{ staffSession { state } }", {}, token);
  return data?.staffSession !== null;
}

describe("another role", () => {
  test("ends the person's sessions", async () => {
    const person = await staffMember(engine, "support");
    expect(await isSignedIn(person.token)).toBe(true);
    expect((await change(person.id, "packer")).errors).toBeUndefined();
    expect(await isSignedIn(person.token)).toBe(false);
  });

  test("is not given by somebody who may do less", async () => {
    await engine.db
      .insertInto("admin_role")
      .values({
        code: "hr",
        title: "HR",
        permissions: '["sales.view","staff.manage"]',
        refund_day_limit_cents: null,
        created_at: new Date().toISOString(),
      })
      .execute();
    const hr = await staffMember(engine, "hr");
    const person = await staffMember(engine, "hr");
    expect((await change(person.id, "owner", hr.token)).errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect((await change(hr.id, "owner", hr.token)).errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect((await deactivate(owner.id, hr.token)).errors?.[0].extensions.code).toBe("FORBIDDEN");
  });
});

test("somebody who manages the staff of one store has no say in another", async () => {
  const neonOwner = await staffMember(engine, "owner", { storeCodes: ["neon"] });
  const packer = await staffMember(engine, "packer");
  expect((await deactivate(packer.id, neonOwner.token)).errors?.[0].extensions.code).toBe("FORBIDDEN");
  expect((await change(packer.id, "packer", neonOwner.token)).errors?.[0].extensions.code).toBe("FORBIDDEN");
});

describe("the last owner", () => {
  test("cannot be deactivated or get another role", async () => {
    expect((await deactivate(owner.id)).errors?.[0].message).toContain("needs an owner");
    expect((await change(owner.id, "manager")).errors?.[0].message).toContain("needs an owner");
  });

  test("can leave when there is another one", async () => {
    const other = await staffMember(engine, "owner");
    expect((await deactivate(other.id)).errors).toBeUndefined();
    expect(await isSignedIn(other.token)).toBe(false);
  });

  test("stays when two owners deactivate each other at once", async () => {
    const other = await staffMember(engine, "owner");
    await Promise.all([deactivate(other.id, owner.token), deactivate(owner.id, other.token)]);
    const left = await engine.db
      .selectFrom("admin_user")
      .select("id")
      .where("role_code", "=", "owner")
      .where("state", "=", "active")
      .execute();
    expect(left).toHaveLength(1);
  });
});

test("somebody who is deactivated and invited again sets up a new app", async () => {
  const { id, email } = await staffMember(engine, "packer");
  await deactivate(id);
  const { errors } = await callAdmin(
    engine,
    "mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { id } }",
    { input: { email, role_code: "packer" } },
    owner.token,
  );
  expect(errors).toBeUndefined();
  const user = await engine.db.selectFrom("admin_user").selectAll().where("id", "=", id).executeTakeFirst();
  expect(user).toMatchObject({
    state: "invited",
    password_hash: "",
    totp_secret: null,
    totp_confirmed_at: null,
  });
});

test("an invitation is emailed and recorded without the address", async () => {
  const { data } = await callAdmin(
    engine,
    "mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { id state } }",
    { input: { email: "New@Staff.example", role_code: "packer" } },
    owner.token,
  );
  expect(data?.inviteStaff).toMatchObject({ state: "invited" });
  const email = await engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", "new@staff.example")
    .executeTakeFirstOrThrow();
  expect(email.text_body).toMatch(/\/admin\/invitation\/[\w-]{43}/);
  expect(JSON.stringify(await auditOf(engine, "staff.invite"))).not.toContain("example");
});

test("a role of the shop's own has the chosen permissions and limit", async () => {
  const created = await callAdmin(
    engine,
    "mutation ($input: CreateRoleInput!) { createRole(input: $input) { code permissions } }",
    { input: { title: "Weekend help", permissions: ["sales.view", "unknown"], refund_day_limit_cents: 500 } },
    owner.token,
  );
  expect(resultOf(created, "createRole")).toEqual({ code: "weekend-help", permissions: ["sales.view"] });
  const person = await staffMember(engine, "weekend-help");
  const { errors } = await callAdmin(engine, "{ customers { items { id } } }", {}, person.token);
  expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
});

test("nobody with a limit makes a role that gives more a day, in refunds or in store credit", async () => {
  await engine.db
    .insertInto("admin_role")
    .values({
      code: "limited",
      title: "Limited",
      permissions: '["sales.refund","customers.balance","staff.manage"]',
      refund_day_limit_cents: 20_000,
      created_at: new Date().toISOString(),
    })
    .execute();
  const { token } = await staffMember(engine, "limited");
  const make = (permission: string, limit: number | null) =>
    callAdmin(
      engine,
      "mutation ($input: CreateRoleInput!) { createRole(input: $input) { code } }",
      {
        input: {
          title: `${permission} up to ${limit}`,
          permissions: [permission],
          refund_day_limit_cents: limit,
        },
      },
      token,
    );
  for (const permission of ["sales.refund", "customers.balance"]) {
    expect((await make(permission, null)).errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect((await make(permission, 20_001)).errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect((await make(permission, 20_000)).errors).toBeUndefined();
  }
});
