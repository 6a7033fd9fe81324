import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordAudit } from "~/engine/audit/record-audit";
import { readVersion } from "~/engine/cache-invalidation/read-invalidations";
import { lockReferencedRows } from "~/engine/database/dialect";
import type { Transaction } from "~/engine/database/schema";
import { sha256 } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { applyCoupon, cartWithTag, guest, place, readyCart } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { whileUncommitted } from "./while-uncommitted";

/** Coupons in /admin. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

const FIELDS = {
  label: "10 % off",
  kind: "PERCENT",
  value: "10",
  minimum_subtotal: "",
  from: "",
  to: "",
  uses_per_coupon: "",
  uses_per_customer: "",
  skus: "",
  categories: "",
  is_public: false,
  is_active: true,
};
const COUPON =
  "code label kind value minimum_subtotal { value } from to uses_per_coupon skus categories is_public state uses is_changed version";

interface Listed {
  code: string;
  version: string;
  [field: string]: unknown;
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-coupon-form-${keys}`;
};

function send(operation: string, inputType: string, input: object, token = manager.token) {
  const mutation = `mutation ($input: ${inputType}!) { ${operation}(input: $input) }`;
  return callAdmin(engine, mutation, { input: { store_code: "mpc", key: newKey(), ...input } }, token);
}

const create = (code: string, fields: object = {}, token?: string) =>
  send("createCoupon", "CreateCouponInput", { code, fields: { ...FIELDS, ...fields } }, token);

async function read(code: string, token = manager.token): Promise<Listed | null> {
  const query = `query ($code: String!) { coupon(store_code: "mpc", code: $code) { ${COUPON} } }`;
  return (await callAdmin(engine, query, { code }, token)).data?.coupon as Listed | null;
}

/** What the engine has done for a form before it commits. */
async function createUncommitted(transaction: Transaction, { code, key }: { code: string; key: string }) {
  const person = transaction.selectFrom("admin_user").select("id").where("id", "=", manager.id);
  await lockReferencedRows(transaction, person).execute();
  await transaction
    .insertInto("coupon")
    .values({
      store_code: "mpc",
      code,
      label: "From the first form",
      percent_basis_points: 1000,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
    })
    .execute();
  await recordAudit(transaction, {
    action: "coupon.create",
    subject: { type: "coupon", id: code },
    userId: manager.id,
    requestKey: sha256(`${manager.id} ${key}`),
  });
}

async function change(code: string, fields: object) {
  const version = (await read(code))?.version;
  return send("changeCoupon", "ChangeCouponInput", { code, version, fields: { ...FIELDS, ...fields } });
}

async function codes(filter: object, token = manager.token): Promise<string[]> {
  const query =
    "query ($filter: CouponFilterInput) { coupons(filter: $filter, pageSize: 200) { items { code } } }";
  const { items } = resultOf<{ items: { code: string }[] }>(
    await callAdmin(engine, query, { filter }, token),
    "coupons",
  );
  return items.map(({ code }) => code);
}

async function problemOf(code: string): Promise<string | null> {
  const { id, sender } = await cartWithTag(engine);
  return (await applyCoupon(engine, sender, id, code)).errors?.[0].message ?? null;
}

describe("a coupon", () => {
  test("is created, works at once, and is on record", async () => {
    const before = await readVersion(engine.db);
    expect((await create(" new-10 ")).errors).toBeUndefined();
    expect(await problemOf("NEW-10")).toBeNull();
    expect(await readVersion(engine.db)).toBe(before + 1);
    expect(await read("NEW-10")).toMatchObject({ kind: "PERCENT", value: 10, state: "ACTIVE", uses: 0 });
    expect((await auditOf(engine, "coupon.create")).at(-1)).toMatchObject({
      subject_id: "NEW-10",
      admin_user_id: manager.id,
    });
    expect((await create("NEW-10")).errors?.[0].message).toContain("already");
  });

  test("is created once by a form that is sent twice at once", async () => {
    const input = { code: "TWICE", key: newKey(), fields: FIELDS };
    const sent = [1, 2, 3].map(() => send("createCoupon", "CreateCouponInput", input));
    for (const { errors } of await Promise.all(sent)) expect(errors).toBeUndefined();
    const entries = await auditOf(engine, "coupon.create");
    expect(entries.filter(({ subject_id }) => subject_id === "TWICE")).toHaveLength(1);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "is created once by a form that is sent again while the first is being carried out",
    async () => {
      const input = { code: "MEANWHILE", key: newKey(), fields: FIELDS };
      const { errors } = await whileUncommitted(
        engine.db,
        (transaction) => createUncommitted(transaction, input),
        () => send("createCoupon", "CreateCouponInput", input),
      );
      expect(errors).toBeUndefined();
      expect(await read("MEANWHILE")).toMatchObject({ label: "From the first form" });
    },
  );

  test("has its products, days and limits", async () => {
    const { url_path } = await engine.db
      .selectFrom("category")
      .select("url_path")
      .where("store_code", "=", "mpc")
      .orderBy("uid")
      .executeTakeFirstOrThrow();
    const fields = {
      kind: "AMOUNT",
      value: "12.50",
      minimum_subtotal: "30",
      from: "2026-01-01",
      to: "2099-12-31",
      uses_per_coupon: "5",
      skus: "photo-mug, pet-tag",
      categories: `/${url_path}`,
    };
    expect((await create("DETAILED", fields)).errors).toBeUndefined();
    expect(await read("DETAILED")).toMatchObject({
      kind: "AMOUNT",
      value: 12.5,
      minimum_subtotal: { value: 30 },
      from: "2026-01-01",
      to: "2099-12-31",
      uses_per_coupon: 5,
      skus: ["photo-mug", "pet-tag"],
      categories: [url_path],
    });
  });

  test.each([
    ["value", { value: "0" }],
    ["value", { value: "101" }],
    ["value", { kind: "AMOUNT", value: "free" }],
    ["minimum_subtotal", { minimum_subtotal: "-1" }],
    ["from", { from: "tomorrow" }],
    ["to", { from: "2026-02-01", to: "2026-01-01" }],
    ["uses_per_coupon", { uses_per_coupon: "0" }],
    ["skus", { skus: "no-such-product" }],
    ["categories", { categories: "no/such/category" }],
    ["label", { label: " " }],
  ])("with a wrong %s is rejected: %j", async (field, fields) => {
    expect((await create(`WRONG-${newKey()}`, fields)).errors?.[0].extensions.field).toBe(field);
  });

  test("is deactivated, and active again", async () => {
    await create("SWITCH");
    expect((await change("SWITCH", { is_active: false })).errors).toBeUndefined();
    expect(await problemOf("SWITCH")).toContain("isn't valid");
    expect(await codes({ state: "INACTIVE" })).toContain("SWITCH");
    await change("SWITCH", {});
    expect(await problemOf("SWITCH")).toBeNull();
    expect((await auditOf(engine, "coupon.deactivate")).at(-1)?.subject_id).toBe("SWITCH");
  });

  test("that somebody else changed meanwhile is not overwritten", async () => {
    await create("SHARED");
    const version = (await read("SHARED"))?.version;
    await change("SHARED", { value: "20" });
    const late = await send("changeCoupon", "ChangeCouponInput", { code: "SHARED", version, fields: FIELDS });
    expect(late.errors?.[0].extensions.code).toBe("CHANGED");
    expect(await read("SHARED")).toMatchObject({ value: 20 });
  });

  test("of the brand's folder is reset to it", async () => {
    const folder = await read("WELCOME10");
    expect(folder).toMatchObject({ is_changed: false });
    await change("WELCOME10", { label: "More", value: "50", uses_per_coupon: "1" });
    const changed = await read("WELCOME10");
    expect(changed).toMatchObject({ is_changed: true, value: 50 });
    const form = { code: "WELCOME10", version: changed?.version };
    expect((await send("resetCoupon", "CouponFormInput", form)).errors).toBeUndefined();
    expect(await read("WELCOME10")).toEqual(folder);
  });

  test("is deleted while no order has used it, also by a form that is sent twice", async () => {
    await create("UNUSED");
    const form = { code: "UNUSED", version: (await read("UNUSED"))?.version, key: newKey() };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await send("deleteCoupon", "CouponFormInput", form)).errors).toBeUndefined();
    expect(await read("UNUSED")).toBeNull();

    await create("USED");
    const sender = guest();
    const id = await readyCart(engine, sender);
    await applyCoupon(engine, sender, id, "USED");
    expect((await place(engine, sender, id)).data.placeOrder.orderV2.number).toBeTruthy();
    const used = await read("USED");
    expect(used).toMatchObject({ uses: 1 });
    const { errors } = await send("deleteCoupon", "CouponFormInput", {
      code: "USED",
      version: used?.version,
    });
    expect(errors?.[0].message).toContain("can't be deleted");
  });

  test("of another store is neither seen nor changed", async () => {
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect(await read("WELCOME10", token)).toBeNull();
    expect(await codes({}, token)).not.toContain("WELCOME10");
    expect((await create("FOREIGN", {}, token)).errors?.[0].message).toContain("no such coupon");
    const form = { code: "WELCOME10", version: (await read("WELCOME10"))?.version };
    const { errors } = await send("deleteCoupon", "CouponFormInput", form, token);
    expect(errors?.[0].message).toContain("no such coupon");
  });
});

describe("the list of coupons", () => {
  test("is searched by code and name, without those of one person", async () => {
    await create("FINDME", { label: "For the FAIR" });
    expect(await codes({ search: "findm" })).toEqual(["FINDME"]);
    expect(await codes({ search: "the fair" })).toEqual(["FINDME"]);
    await engine.db.updateTable("coupon").set({ is_personal: 1 }).where("code", "=", "FINDME").execute();
    expect(await codes({ search: "findm" })).toEqual([]);
    expect(await read("FINDME")).toBeNull();
  });

  test("is read page by page without repeating or skipping one", async () => {
    const all = await codes({});
    const query =
      "query ($after: String) { coupons(pageSize: 3, after: $after) { items { code } end_cursor } }";
    const read: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: Listed[]; end_cursor: string | null } = resultOf(
        await callAdmin(engine, query, { after }, manager.token),
        "coupons",
      );
      read.push(...page.items.map(({ code }) => code));
      after = page.end_cursor;
    } while (after !== null);
    expect(read).toEqual(all);
    expect(new Set(read).size).toBe(read.length);
  });

  test("is exported as CSV, on record", async () => {
    const mutation = 'mutation { exportCoupons(filter: { search: "WELCOME10" }) { csv is_truncated } }';
    const { csv } = resultOf<{ csv: string }>(
      await callAdmin(engine, mutation, {}, manager.token),
      "exportCoupons",
    );
    const [head, row] = csv.trim().split("\r\n");
    expect(head).toContain("code,label,state");
    expect(row).toContain("mpc,WELCOME10");
    expect((await auditOf(engine, "coupons.export")).at(-1)?.admin_user_id).toBe(manager.id);
  });
});
