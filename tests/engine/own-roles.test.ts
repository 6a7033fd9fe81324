import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The shop's own roles are changed and removed. */

let engine: EngineFixture;
let owner: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  owner = await staffMember(engine, "owner");
});
afterAll(() => engine.close());

interface ManagedRole {
  code: string;
  title: string;
  permissions: string[];
  version: string;
}

let count = 0;

async function newRole(permissions: string[], limit: number | null = null): Promise<string> {
  count += 1;
  const input = { title: `Help ${count}`, permissions, refund_day_limit_cents: limit };
  const mutation = "mutation ($input: CreateRoleInput!) { createRole(input: $input) { code } }";
  return resultOf<ManagedRole>(await callAdmin(engine, mutation, { input }, owner.token), "createRole").code;
}

async function read(code: string): Promise<ManagedRole | undefined> {
  const { data } = await callAdmin(engine, "{ roles { code title permissions version } }", {}, owner.token);
  return (data?.roles as ManagedRole[] | undefined)?.find((role) => role.code === code);
}

async function change(code: string, fields: object, token = owner.token) {
  count += 1;
  const role = await read(code);
  const { title, permissions, version } = role ?? { title: "None", permissions: ["sales.view"], version: "" };
  const input = { code, version, key: `key-of-the-role-${count}`, title, permissions, ...fields };
  const mutation = "mutation ($input: ChangeRoleInput!) { changeRole(input: $input) }";
  return callAdmin(engine, mutation, { input }, token);
}

async function remove(code: string, token = owner.token, fields = {}) {
  count += 1;
  const input = {
    code,
    version: (await read(code))?.version ?? "",
    key: `key-of-the-role-${count}`,
    ...fields,
  };
  return callAdmin(
    engine,
    "mutation ($input: RoleFormInput!) { removeRole(input: $input) }",
    { input },
    token,
  );
}

async function isSignedIn({ token }: TestStaff): Promise<boolean> {
  const { data } = await callAdmin(engine, "{ staffSession { state } }", {}, token);
  return data?.staffSession !== null;
}

const messageOf = ({ errors }: Awaited<ReturnType<typeof change>>) => errors?.[0].message;
const codeOf = ({ errors }: Awaited<ReturnType<typeof change>>) => errors?.[0].extensions.code;

test("other permissions end the sessions of those who have the role, on record", async () => {
  const code = await newRole(["sales.view", "customers.view"]);
  const person = await staffMember(engine, code);
  const other = await staffMember(engine, "support");
  const { errors } = await change(code, { permissions: ["sales.view", "sales.comment"] });
  expect(errors).toBeUndefined();
  expect((await read(code))?.permissions).toEqual(["sales.view", "sales.comment"]);
  expect(await isSignedIn(person)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
  expect((await auditOf(engine, "role.change")).at(-1)).toMatchObject({
    admin_user_id: owner.id,
    subject_id: code,
    changed_fields: '["+sales.comment","-customers.view"]',
  });
});

test("another limit ends sessions, and another name doesn't", async () => {
  const code = await newRole(["sales.refund"], 5000);
  const person = await staffMember(engine, code);
  await change(code, { title: "Weekend refunds", refund_day_limit_cents: 5000 });
  expect((await read(code))?.title).toBe("Weekend refunds");
  expect(await isSignedIn(person)).toBe(true);
  await change(code, { refund_day_limit_cents: 7000 });
  expect(await isSignedIn(person)).toBe(false);
});

test("a form that is sent twice acts once, and an old one changes nothing", async () => {
  const code = await newRole(["sales.view"]);
  const version = (await read(code))?.version;
  const form = { version, key: "key-of-the-same-form", permissions: ["sales.view", "sales.comment"] };
  for (const _time of [1, 2]) expect((await change(code, form)).errors).toBeUndefined();
  const entries = await auditOf(engine, "role.change");
  expect(entries.filter(({ subject_id }) => subject_id === code)).toHaveLength(1);
  expect(codeOf(await change(code, { ...form, key: "key-of-another-form" }))).toBe("CHANGED");
});

test("a role is removed once nobody has it", async () => {
  const code = await newRole(["sales.view"]);
  const person = await staffMember(engine, code);
  await staffMember(engine, code);
  const integration = { name: "ERP", role_code: code };
  const mutation = "mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) }";
  resultOf(await callAdmin(engine, mutation, { input: integration }, owner.token), "createIntegration");
  expect(messageOf(await remove(code))).toBe(
    "2 people and 1 integration have this role. Give them another one first.",
  );
  expect(await isSignedIn(person)).toBe(true);
  const holders = engine.db.updateTable("admin_user").where("role_code", "=", code);
  await holders.where("state", "=", "active").set({ state: "deactivated" }).execute();
  expect(messageOf(await remove(code))).toBe("1 integration has this role. Give them another one first.");
  await engine.db.updateTable("admin_integration").set({ revoked_at: new Date().toISOString() }).execute();
  const form = { version: (await read(code))?.version, key: "key-of-the-removal-1" };
  for (const _time of [1, 2]) expect((await remove(code, owner.token, form)).errors).toBeUndefined();
  expect(await read(code)).toBeUndefined();
  expect((await auditOf(engine, "role.remove")).map(({ subject_id }) => subject_id)).toEqual([code]);
});

test("the people and the programs that have a role are named, without those who left", async () => {
  const code = await newRole(["sales.view"]);
  const holders = async () => {
    const query = "query ($code: String!) { roleHolders(code: $code) { name is_integration } }";
    return resultOf<object[]>(await callAdmin(engine, query, { code }, owner.token), "roleHolders");
  };
  await integrationToken(engine, code, { creator: owner, isRevoked: true });
  await integrationToken(engine, code, { creator: owner });
  const program = { name: `Program of ${code}`, is_integration: true };
  expect(await holders()).toEqual([program]);
  const { id } = await staffMember(engine, code);
  expect(await holders()).toEqual([program, { name: expect.any(String), is_integration: false }]);
  await engine.db.updateTable("admin_user").set({ state: "deactivated" }).where("id", "=", id).execute();
  expect(await holders()).toEqual([program]);
});

test("a built-in role stays as it is", async () => {
  expect(messageOf(await change("owner", { permissions: ["sales.view"] }))).toMatch(/built in/);
  expect(messageOf(await remove("packer"))).toMatch(/built in/);
  expect(messageOf(await change("unknown", {}))).toMatch(/no such role/);
});

test("nobody changes a role beyond their own, gives more than they have, or locks themselves out", async () => {
  const own = await newRole(["staff.manage", "sales.view", "sales.refund"], 1000);
  const { token } = await staffMember(engine, own);
  const stronger = await newRole(["customers.view"]);
  expect(codeOf(await change(stronger, { permissions: ["sales.view"] }, token))).toBe("FORBIDDEN");
  expect(codeOf(await remove(stronger, token))).toBe("FORBIDDEN");
  const weaker = await newRole(["sales.view"]);
  expect(codeOf(await change(weaker, { permissions: ["customers.view"] }, token))).toBe("FORBIDDEN");
  expect(codeOf(await change(weaker, { permissions: ["sales.refund"] }, token))).toBe("FORBIDDEN");
  expect(codeOf(await change(own, { refund_day_limit_cents: 2000 }, token))).toBe("FORBIDDEN");
  const { errors } = await change(own, { permissions: ["sales.view"], refund_day_limit_cents: 1000 }, token);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/lose the right/),
    extensions: { field: "permissions" },
  });
});

test("somebody who manages one store has no say about a role that people of another store have", async () => {
  const code = await newRole(["sales.view"]);
  await staffMember(engine, code);
  const { token } = await staffMember(engine, "owner", { storeCodes: ["neon"] });
  expect(codeOf(await change(code, { permissions: ["sales.comment"] }, token))).toBe("FORBIDDEN");
});

test("two roles don't have the same name", async () => {
  const code = await newRole(["sales.view"]);
  const other = await read(await newRole(["sales.view"]));
  for (const title of ["Packer", "packer", other?.title])
    expect(messageOf(await change(code, { title }))).toBe("There's a role with this name.");
});

test("a role gets the name that another one had before", async () => {
  const create = (title: string) =>
    callAdmin(
      engine,
      "mutation ($input: CreateRoleInput!) { createRole(input: $input) { code title } }",
      { input: { title, permissions: ["sales.view"] } },
      owner.token,
    );
  const first = resultOf<ManagedRole>(await create("Helper"), "createRole");
  expect(messageOf(await create("Helper!"))).toBe("There's a role with this name.");
  await change(first.code, { title: "Foo" });
  const second = resultOf<ManagedRole>(await create("Helper"), "createRole");
  expect([first.code, second.code]).toEqual(["helper", "helper-2"]);
  await change(first.code, { title: "Bar" });
  await change(second.code, { title: "Foo" });
  expect([(await read("helper"))?.title, (await read("helper-2"))?.title]).toEqual(["Bar", "Foo"]);
  expect(resultOf<ManagedRole>(await create("Helper"), "createRole").code).toBe("helper-3");
});
