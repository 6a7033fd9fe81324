import { afterAll, beforeAll, expect, test } from "vitest";
import type { EngineFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { callRest } from "./rest-shopper";
import { auditOf, callAdmin, resultOf, staffMember } from "./staff";
import { openTwins, TWIN } from "./twin-store";

/** Integrations in /admin: who creates and revokes them, and what is stored of their tokens. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTwins();
});
afterAll(() => engine.close());

const CREATE = "mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) }";
const LIST = `{ integrations { id name role_code store_codes created_by last_used_at revoked_at } }`;

interface Listed {
  id: string;
  name: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

async function listed(token: string): Promise<Listed[]> {
  return resultOf<Listed[]>(await callAdmin(engine, LIST, {}, token), "integrations");
}

test("a token is stored as a hash, its use is recorded, and revoking it ends it at once", async () => {
  const owner = await staffMember(engine, "owner");
  const token = await integrationToken(engine, "bookkeeper", { storeCodes: ["mpc"] });
  const rows = await engine.db.selectFrom("admin_integration").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const [before] = await listed(owner.token);
  expect(before).toMatchObject({
    name: "Program of bookkeeper",
    role_code: "bookkeeper",
    store_codes: ["mpc"],
    last_used_at: null,
    revoked_at: null,
  });
  expect((await callRest(engine, "GET", "/orders", { sender: { token } })).status).toBe(200);
  expect((await listed(owner.token))[0].last_used_at).toEqual(expect.any(String));
  const revoke = `mutation { revokeIntegration(id: "${before.id}") }`;
  for (const _time of ["first", "second"])
    expect(resultOf(await callAdmin(engine, revoke, {}, owner.token), "revokeIntegration")).toBe(true);
  expect((await callRest(engine, "GET", "/orders", { sender: { token } })).status).toBe(401);
  expect((await listed(owner.token))[0].revoked_at).toEqual(expect.any(String));
  expect(await auditOf(engine, "integration.revoke")).toMatchObject([
    { admin_user_id: owner.id, subject_type: "integration", subject_id: before.id },
  ]);
});

test("nobody gives a program more than they may do, or revokes one with more", async () => {
  await engine.db
    .insertInto("admin_role")
    .values({
      code: "staff-office",
      title: "Staff office",
      permissions: JSON.stringify(["staff.manage", "sales.view"]),
      refund_day_limit_cents: null,
      created_at: new Date().toISOString(),
    })
    .execute();
  const office = await staffMember(engine, "staff-office", { storeCodes: ["mpc"] });
  const codeOf = async (role_code: string, store_codes: string[] | null) => {
    const input = { name: "Program", role_code, store_codes };
    const { errors } = await callAdmin(engine, CREATE, { input }, office.token);
    return errors?.[0].extensions.code ?? errors?.[0].message ?? "";
  };
  expect(await codeOf("manager", ["mpc"])).toBe("FORBIDDEN");
  expect(await codeOf("staff-office", null)).toBe("FORBIDDEN");
  expect(await codeOf("staff-office", [TWIN])).toBe("FORBIDDEN");
  expect(await codeOf("no such role", ["mpc"])).toBe("Please choose a role.");
  expect(await codeOf("staff-office", ["mpc"])).toBe("");
  const token = await integrationToken(engine, "manager");
  const [{ id }] = await listed(office.token);
  const { errors } = await callAdmin(engine, `mutation { revokeIntegration(id: "${id}") }`, {}, office.token);
  expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
  expect((await callRest(engine, "GET", "/orders", { sender: { token } })).status).toBe(200);
});

test("a program is none of the staff, and its account cannot be changed as a person's", async () => {
  const owner = await staffMember(engine, "owner");
  await integrationToken(engine, "packer");
  const { id } = await engine.db
    .selectFrom("admin_user")
    .select("id")
    .where("state", "=", "integration")
    .executeTakeFirstOrThrow();
  const staff = resultOf<{ id: string }[]>(
    await callAdmin(engine, "{ staff { id } }", {}, owner.token),
    "staff",
  );
  expect(staff.map((person) => person.id)).not.toContain(String(id));
  const { errors } = await callAdmin(
    engine,
    `mutation { deactivateStaff(id: "${id}") { id } }`,
    {},
    owner.token,
  );
  expect(errors?.[0].message).toBe("There's no such person.");
});
