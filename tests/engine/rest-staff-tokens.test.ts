import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ordered } from "./atelier";
import type { EngineFixture } from "./engine-fixture";
import { paidOrder } from "./order-forms";
import { callRest } from "./rest-shopper";
import { guest } from "./shopper";
import { auditOf, callAdmin, codeOf, STAFF_PASSWORD, staffMember, type TestStaff } from "./staff";
import { apiToken } from "./staff-tokens";
import { openTwins, TWIN } from "./twin-store";

/** Staff sign in to the REST API as in a Magento with its module for two-factor sign-in. */

const BY_PASSWORD = "/integration/admin/token";
const BY_CODE = "/tfa/provider/google/authenticate";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTwins();
});
afterAll(() => engine.close());

const request = (path: string, body: object) => callRest(engine, "POST", path, { body });
const orders = async (token: string) =>
  (await callRest(engine, "GET", "/orders", { sender: { token } })).status;
const credentials = ({ email }: Pick<TestStaff, "email">) => ({ username: email, password: STAFF_PASSWORD });

describe("a token", () => {
  test("is requested by password and code, each code once, and the audit log says so", async () => {
    const manager = await staffMember(engine, "manager");
    const otp = codeOf(manager.secret);
    const { status, body: token } = await request(BY_CODE, { ...credentials(manager), otp });
    expect(status).toBe(200);
    expect(await orders(token)).toBe(200);
    const entries = (await auditOf(engine, "staff.token")).filter(
      ({ admin_user_id }) => admin_user_id === manager.id,
    );
    expect(entries).toHaveLength(1);
    expect((await request(BY_CODE, { ...credentials(manager), otp })).status).toBe(401);
    expect(await auditOf(engine, "staff.code-failed")).toHaveLength(1);
  });

  test("is not given for the password alone to somebody who uses an app", async () => {
    const { status, body } = await request(BY_PASSWORD, credentials(await staffMember(engine, "packer")));
    expect(status).toBe(400);
    expect(body.parameters).toEqual({ active_providers: ["google"] });
  });

  test("is not given to somebody whose role needs an app that is not set up", async () => {
    const owner = await staffMember(engine, "owner", { hasApp: false });
    for (const [path, more] of [
      [BY_PASSWORD, {}],
      [BY_CODE, { otp: "123456" }],
    ] as const) {
      const { status, body } = await request(path, { ...credentials(owner), ...more });
      expect(status).toBe(400);
      expect(body.parameters).toEqual({ providers: ["google"], active_providers: [] });
    }
  });

  test("is given for the password where the role needs no app", async () => {
    const packer = await staffMember(engine, "packer", { hasApp: false });
    const { status, body: token } = await request(BY_PASSWORD, credentials(packer));
    expect(status).toBe(200);
    expect(await orders(token)).toBe(200);
  });

  test("has the role's permissions alone", async () => {
    const { number } = await ordered(engine, guest());
    const token = await apiToken(engine, await staffMember(engine, "packer"));
    const sender = { token, headers: { "Idempotency-Key": "a-packer-refunds" } };
    const { status, body } = await callRest(engine, "POST", `/order/${number}/refund`, { sender, body: {} });
    expect(status).toBe(401);
    expect(body.parameters).toEqual({ resources: "Magento_Sales::creditmemo" });
  });

  test("shows the orders of the person's stores alone", async () => {
    const { number } = await ordered(engine, guest());
    const token = await apiToken(engine, await staffMember(engine, "manager", { storeCodes: [TWIN] }));
    expect((await callRest(engine, "GET", `/orders/${number}`, { sender: { token } })).status).toBe(404);
  });

  test("is not valid in the API of /admin", async () => {
    const token = await apiToken(engine, await staffMember(engine, "owner"));
    const { data } = await callAdmin(engine, "{ staffSession { name } }", {}, token);
    expect(data?.staffSession).toBeNull();
  });
});

describe("missing and wrong members", () => {
  test.each([
    [BY_PASSWORD, { username: "ada@staff.example" }, "password"],
    [BY_CODE, { username: "ada@staff.example", password: "x" }, "otp"],
  ])("%s names the first one", async (path, body, fieldName) => {
    expect(await request(path, body)).toMatchObject({ status: 400, body: { parameters: { fieldName } } });
  });

  test("a wrong password and an unknown account have the same response", async () => {
    const { email } = await staffMember(engine, "packer");
    const wrong = await request(BY_PASSWORD, { username: email, password: "wrong" });
    const unknown = await request(BY_PASSWORD, { username: "nobody@staff.example", password: "wrong" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test("five wrong passwords cause a wait, here and at /admin", async () => {
    const packer = await staffMember(engine, "packer", { hasApp: false });
    for (let tries = 0; tries < 6; tries += 1)
      await request(BY_PASSWORD, { username: packer.email, password: "wrong" });
    expect((await request(BY_PASSWORD, credentials(packer))).status).toBe(401);
    const { errors } = await callAdmin(
      engine,
      "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { state } }",
      { email: packer.email, password: STAFF_PASSWORD },
    );
    expect(errors).toHaveLength(1);
  });
});

describe("a token ends", () => {
  let staff: TestStaff;
  let token: string;
  beforeEach(async () => {
    staff = await staffMember(engine, "manager");
    token = await apiToken(engine, staff);
    expect(await orders(token)).toBe(200);
  });

  const byOwner = async (query: string, variables: object) => {
    const owner = await staffMember(engine, "owner");
    expect((await callAdmin(engine, query, variables, owner.token)).errors).toBeUndefined();
  };

  test("when the person signs out of /admin", async () => {
    await callAdmin(engine, "mutation { signOut }", {}, staff.token);
    expect(await orders(token)).toBe(401);
  });

  test("when the person's role changes", async () => {
    await byOwner("mutation ($input: ChangeStaffInput!) { changeStaff(input: $input) { id } }", {
      input: { id: staff.id, role_code: "support", store_codes: null },
    });
    expect(await orders(token)).toBe(401);
  });

  test("when the person is deactivated", async () => {
    await byOwner("mutation ($id: ID!) { deactivateStaff(id: $id) { id } }", { id: staff.id });
    expect(await orders(token)).toBe(401);
  });

  test("after four hours, whether it is used or not", async () => {
    const sessions = engine.db.updateTable("admin_session").where("admin_user_id", "=", staff.id);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await sessions.set({ last_seen_at: minutesAgo(120) }).execute();
    expect(await orders(token)).toBe(200);
    const { expires_at } = await engine.db
      .selectFrom("admin_session")
      .select("expires_at")
      .where("admin_user_id", "=", staff.id)
      .where("kind", "=", "api")
      .executeTakeFirstOrThrow();
    expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(4, 1);
    await sessions.set({ expires_at: minutesAgo(0) }).execute();
    expect(await orders(token)).toBe(401);
  });

  test("when the person has ten newer ones", async () => {
    const packer = await staffMember(engine, "packer", { hasApp: false });
    const tokens: string[] = [];
    for (let count = 0; count < 11; count += 1)
      tokens.push((await request(BY_PASSWORD, credentials(packer))).body);
    const statuses = await Promise.all(tokens.map(orders));
    expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 401]);
  });
});

test("a refund needs a token of the last ten minutes, as /admin needs the password again", async () => {
  const { number } = await paidOrder(engine);
  const staff = await staffMember(engine, "manager");
  const token = await apiToken(engine, staff);
  const refund = (key: string) => {
    const sender = { token, headers: { "Idempotency-Key": key } };
    return callRest(engine, "POST", `/order/${number}/refund`, {
      sender,
      body: { items: [], arguments: { shipping_amount: 0, adjustment_positive: 0.5 } },
    });
  };
  expect((await refund("fresh")).status).toBe(200);
  await engine.db
    .updateTable("admin_session")
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where("admin_user_id", "=", staff.id)
    .execute();
  expect(await refund("stale")).toMatchObject({
    status: 401,
    body: { message: "This needs a token that is at most ten minutes old. Request a new one." },
  });
  const cancel = await callRest(engine, "POST", `/orders/${number}/cancel`, { sender: { token } });
  expect(cancel).toMatchObject({ status: 401, body: { message: expect.stringContaining("ten minutes") } });
  expect(await orders(token)).toBe(200);
});
