import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { readVersion } from "~/engine/cache-invalidation/read-invalidations";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { seedStore } from "~/engine/shared/seed-store";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { productPrices } from "./price-codes";
import { productForms } from "./product-forms";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Price codes in /admin. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

const FIELDS = {
  kind: "PERCENT",
  value: "10",
  skus: "",
  size: "",
  from: "",
  to: "",
  title: "",
  is_public: false,
  show_timer: false,
};
const DETAILS =
  "code link kind value size skus from to title is_public show_timer state is_expired_by_setting is_from_folder is_changed version";

interface Listed {
  code: string;
  version: string;
  [field: string]: unknown;
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-price-code-form-${keys}`;
};

function send(operation: string, inputType: string, input: object, token = manager.token) {
  const mutation = `mutation ($input: ${inputType}!) { ${operation}(input: $input) }`;
  return callAdmin(engine, mutation, { input: { store_code: "mpc", key: newKey(), ...input } }, token);
}

const create = (code: string, fields: object = {}, token?: string) =>
  send("createPriceCode", "CreatePriceCodeInput", { code, fields: { ...FIELDS, ...fields } }, token);

async function read(code: string, token = manager.token): Promise<Listed | null> {
  const query = `query ($code: String!) { priceCode(store_code: "mpc", code: $code) { ${DETAILS} } }`;
  return (await callAdmin(engine, query, { code }, token)).data?.priceCode as Listed | null;
}

async function change(code: string, fields: object) {
  const version = (await read(code))?.version;
  return send("changePriceCode", "ChangePriceCodeInput", { code, version, fields: { ...FIELDS, ...fields } });
}

async function act(operation: string, code: string, input: object = {}) {
  const version = (await read(code))?.version;
  return send(operation, "PriceCodeFormInput", { code, version, ...input });
}

async function codes(filter: object, token = manager.token): Promise<string[]> {
  const query = "query ($filter: PriceCodeFilterInput) { priceCodes(filter: $filter) { code } }";
  const priceCodes = resultOf<Listed[]>(await callAdmin(engine, query, { filter }, token), "priceCodes");
  return priceCodes.map(({ code }) => code);
}

async function publicTitles(): Promise<string[]> {
  const { data } = await engine.graphql("{ publicPriceCodes { title code ends_at show_timer url_key } }");
  return data.publicPriceCodes.map(({ title }: { title: string }) => title);
}

describe("a price code", () => {
  test("is created, works at once, and is on record", async () => {
    const regular = await productPrices(engine, "pet-tag");
    const before = await readVersion(engine.db);
    const fields = { kind: "PRICE", value: "4.50", skus: "pet-tag" };
    expect((await create(" Tag-4 ", fields)).errors).toBeUndefined();
    expect(await readVersion(engine.db)).toBe(before + 1);
    expect(await productPrices(engine, "pet-tag", encodePriceCode("Tag-4"))).toMatchObject({ price: 4.5 });
    expect(await productPrices(engine, "pet-tag")).toEqual(regular);
    expect(await read("Tag-4")).toMatchObject({
      kind: "PRICE",
      value: 4.5,
      skus: ["pet-tag"],
      link: `/?cc=${encodeURIComponent(encodePriceCode("Tag-4"))}`,
      state: "ACTIVE",
      is_from_folder: false,
      is_changed: false,
    });
    expect((await auditOf(engine, "price-code.create")).at(-1)).toMatchObject({
      subject_id: "Tag-4",
      admin_user_id: manager.id,
    });
    expect((await create("Tag-4")).errors?.[0].message).toContain("already");
  });

  test("is created once by a form that is sent twice at once", async () => {
    const input = { code: "TWICE", key: newKey(), fields: FIELDS };
    const sent = [1, 2, 3].map(() => send("createPriceCode", "CreatePriceCodeInput", input));
    for (const { errors } of await Promise.all(sent)) expect(errors).toBeUndefined();
    const entries = await auditOf(engine, "price-code.create");
    expect(entries.filter(({ subject_id }) => subject_id === "TWICE")).toHaveLength(1);
  });

  test("of two people at once is one person's, whatever its products", async () => {
    const sent = ["pet-tag", "photo-mug"].map((skus) => create("ONLY-ONE", { skus }));
    const messages = (await Promise.all(sent)).map(({ errors }) => errors?.[0].message ?? "created");
    expect(messages.sort()).toEqual(["There's a price code with this name already.", "created"]);
    expect((await read("ONLY-ONE"))?.skus).toHaveLength(1);
  });

  test.each([
    ["value", { value: "0" }],
    ["value", { kind: "PRICE", value: "free", skus: "pet-tag" }],
    ["skus", { skus: "no-such-product" }],
    ["skus", { skus: "gift-certificate" }],
    ["skus", { kind: "PRICE", value: "5" }],
    ["size", { size: "11x14", skus: "free-canvas" }],
    ["size", { kind: "PRICE", value: "5", size: "1x1", skus: "free-canvas" }],
    ["from", { from: "tomorrow" }],
    ["to", { from: "2026-02-01", to: "2026-01-01" }],
    ["to", { show_timer: true }],
    ["title", { is_public: true }],
  ])("with a wrong %s is rejected: %j", async (field, fields) => {
    expect((await create(`WRONG-${keys}`, fields)).errors?.[0].extensions.field).toBe(field);
  });

  test.each(["x", "with space", "a,b", "é-code"])("isn't named %j", async (code) => {
    expect((await create(code)).errors?.[0].extensions.field).toBe("code");
  });

  test("has a size and days, which stay when they aren't changed", async () => {
    const fields = {
      ...{ kind: "PRICE", value: "7.77", skus: "free-canvas", size: "11x14" },
      ...{ from: "2026-01-01", to: "2099-12-31" },
    };
    expect((await create("SIZED", fields)).errors).toBeUndefined();
    expect(await read("SIZED")).toMatchObject({ size: "11x14", from: "2026-01-01", to: "2099-12-31" });
    await change("SIZED", { ...fields, value: "8" });
    expect(await read("SIZED")).toMatchObject({ value: 8, to: "2099-12-31" });
    expect((await auditOf(engine, "price-code.change")).at(-1)).toMatchObject({
      subject_id: "SIZED",
      changed_fields: JSON.stringify(["price_cents"]),
    });
  });

  test("ends: visitors pay the regular price, and it can be deleted then, also by a form sent twice", async () => {
    await create("OVER", { skus: "pet-tag" });
    const regular = await productPrices(engine, "pet-tag");
    expect((await act("deletePriceCode", "OVER")).errors?.[0].message).toContain("End the price code first");
    expect((await act("endPriceCode", "OVER")).errors).toBeUndefined();
    expect(await read("OVER")).toMatchObject({ state: "ENDED" });
    expect(await productPrices(engine, "pet-tag", encodePriceCode("OVER"))).toEqual(regular);
    expect((await act("endPriceCode", "OVER")).errors?.[0].message).toContain("ended already");
    const form = { version: (await read("OVER"))?.version, key: newKey() };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await act("deletePriceCode", "OVER", form)).errors).toBeUndefined();
    expect(await read("OVER")).toBeNull();
  });

  test("that somebody else changed meanwhile is not overwritten", async () => {
    await create("SHARED");
    const version = (await read("SHARED"))?.version;
    await change("SHARED", { value: "20" });
    const late = await act("endPriceCode", "SHARED", { version });
    expect(late.errors?.[0].extensions.code).toBe("CHANGED");
    expect(await read("SHARED")).toMatchObject({ value: 20, state: "ACTIVE" });
  });

  test("that the setting has ended says so", async () => {
    await create("BY-SETTING");
    const expire = (value: string) =>
      engine.db
        .updateTable("configuration")
        .set({ value })
        .where("key", "=", "expired_price_codes")
        .execute();
    await expire("BY-SETTING");
    clearMemoryCache(engine.db);
    expect(await read("BY-SETTING")).toMatchObject({ state: "ENDED", is_expired_by_setting: true });
    await expire("");
    clearMemoryCache(engine.db);
    expect(await read("BY-SETTING")).toMatchObject({ state: "ACTIVE" });
  });
});

describe("a price code of the brand's folder", () => {
  const restart = () => seedStore(engine.db, storeDataOf("mpc", engine.settings));

  test("is changed, stays so when the store starts again, and is reset", async () => {
    const folder = await read("69.99");
    expect(folder).toMatchObject({ is_from_folder: true, is_changed: false, value: 69.99 });
    expect(folder?.skus).toHaveLength(3);
    const changed = { kind: "PRICE", value: "59.99", skus: "dog-wall-set", title: "A wall of dogs" };
    expect((await change("69.99", changed)).errors).toBeUndefined();
    await restart();
    expect(await read("69.99")).toMatchObject({ is_changed: true, value: 59.99, skus: ["dog-wall-set"] });
    expect((await act("deletePriceCode", "69.99")).errors?.[0].message).toContain("brand's folder");
    expect((await act("resetPriceCode", "69.99")).errors).toBeUndefined();
    expect(await read("69.99")).toEqual(folder);
  });

  test("counts as changed when only its place on the deals page is the staff's", async () => {
    await change("4.99", { kind: "PRICE", value: "4.99", skus: "sale-magnet", title: "Magnets" });
    expect(await read("4.99")).toMatchObject({ is_changed: true, title: "Magnets" });
    await act("resetPriceCode", "4.99");
    expect(await read("4.99")).toMatchObject({ is_changed: false, title: "" });
  });

  test("that isn't from there can't be reset", async () => {
    await create("STAFFS");
    expect((await act("resetPriceCode", "STAFFS")).errors?.[0].message).toContain("isn't from");
  });
});

describe("the deals page", () => {
  test("lists a public price code while it runs, with the page of its only product", async () => {
    const listing = { title: "Tags for less", is_public: true, show_timer: true, to: "2099-12-31" };
    await create("PUBLIC", { ...listing, skus: "pet-tag" });
    const { data } = await engine.graphql("{ publicPriceCodes { title code show_timer url_key } }");
    expect(data.publicPriceCodes).toEqual([
      {
        title: "Tags for less",
        code: encodePriceCode("PUBLIC"),
        show_timer: true,
        url_key: expect.stringContaining("tag"),
      },
    ]);
    const tags = productForms(engine, manager);
    await tags.save("pet-tag", { is_visible: "0" });
    await tags.publish("pet-tag");
    const hidden = await engine.graphql("{ publicPriceCodes { url_key } }");
    expect(hidden.data.publicPriceCodes).toEqual([{ url_key: null }]);
    await tags.save("pet-tag", { is_visible: null });
    await tags.publish("pet-tag");
    await change("PUBLIC", { ...listing, from: "2099-01-01" });
    expect(await publicTitles()).toEqual([]);
    await change("PUBLIC", listing);
    expect(await publicTitles()).toEqual(["Tags for less"]);
    await act("endPriceCode", "PUBLIC");
    expect(await publicTitles()).toEqual([]);
  });
});

test("a price code that was ended today stays so when its form is saved with the same last day", async () => {
  await create("ENDED-TODAY");
  await act("endPriceCode", "ENDED-TODAY");
  const ended = () =>
    engine.db
      .selectFrom("price_code")
      .select("ends_at")
      .where("code", "=", "ENDED-TODAY")
      .executeTakeFirstOrThrow();
  const before = await ended();
  await change("ENDED-TODAY", { to: (await read("ENDED-TODAY"))?.to, title: "Corrected" });
  expect(await read("ENDED-TODAY")).toMatchObject({ state: "ENDED", title: "Corrected" });
  expect(await ended()).toEqual(before);
});

describe("the list of price codes", () => {
  test("is searched by code, title and product, and filtered by state", async () => {
    await create("FINDME", { title: "For the FAIR", skus: "photo-mug" });
    for (const search of ["findm", "the fair"]) expect(await codes({ search })).toEqual(["FINDME"]);
    expect(await codes({ search: "photo-mug" })).toContain("FINDME");
    await act("endPriceCode", "FINDME");
    expect(await codes({ search: "findme", state: "ACTIVE" })).toEqual([]);
    expect(await codes({ search: "findme", state: "ENDED" })).toEqual(["FINDME"]);
  });

  test("of another store is neither seen nor changed", async () => {
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect(await read("SALE", token)).toBeNull();
    expect(await codes({}, token)).not.toContain("SALE");
    expect((await create("ELSEWHERE", {}, token)).errors?.[0].message).toContain("no such price code");
    const form = { code: "SALE", version: (await read("SALE"))?.version };
    const { errors } = await send("endPriceCode", "PriceCodeFormInput", form, token);
    expect(errors?.[0].message).toContain("no such price code");
  });
});
