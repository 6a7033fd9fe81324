import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { seedStore } from "~/engine/shared/seed-store";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { carrying } from "./price-codes";
import { guest } from "./shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** Header offers in /admin. */

let engine: EngineFixture;
let manager: TestStaff;
beforeEach(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterEach(() => engine.close());

const FIELDS = {
  title: "Spring",
  text: "[SALE_TITLE] at the shop",
  details: "Until it rains.",
  notice: "",
  price_codes: "",
  from: "",
  to: "",
  show_timer: false,
};

interface Offer {
  position: number;
  title: string;
  state: string;
  is_from_folder: boolean;
  price_codes: string[];
  to: string | null;
}

interface List {
  items: Offer[];
  version: string;
  is_changed: boolean;
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-an-offer-form-${keys}`;
};

async function list(token = manager.token): Promise<List | null> {
  const query = `{ offers(store_code: "mpc") { version is_changed
    items { position title text details notice price_codes from to show_timer state is_from_folder } } }`;
  return (await callAdmin(engine, query, {}, token)).data?.offers as List | null;
}

async function titles(): Promise<string[]> {
  return ((await list())?.items ?? []).map(({ title }) => title);
}

async function send(operation: string, inputType: string, input: object = {}, token = manager.token) {
  const version = (await list())?.version;
  const mutation = `mutation ($input: ${inputType}!) { ${operation}(input: $input) }`;
  const form = { store_code: "mpc", key: newKey(), version, ...input };
  return callAdmin(engine, mutation, { input: form }, token);
}

const create = (fields: object = {}, input: object = {}) =>
  send("createOffer", "CreateOfferInput", { fields: { ...FIELDS, ...fields }, ...input });

async function shownTitles(...codes: string[]): Promise<string[]> {
  const query = "{ headeroffer { items { sale_title } } }";
  const { data } = await engine.graphql(query, {}, carrying(guest(), ...codes));
  return data.headeroffer.items.map(({ sale_title }: { sale_title: string }) => sale_title);
}

describe("an offer", () => {
  test("is added below the others, shown at once, and on record", async () => {
    const before = await titles();
    expect((await create()).errors).toBeUndefined();
    expect(await titles()).toEqual([...before, "Spring"]);
    expect(await shownTitles()).toContain("Spring");
    expect((await auditOf(engine, "offer.create")).at(-1)).toMatchObject({
      subject_id: String(before.length + 1),
      admin_user_id: manager.id,
    });
  });

  test("is added once by a form that is sent twice at once", async () => {
    const before = await titles();
    const input = { version: (await list())?.version, key: newKey() };
    for (const { errors } of await Promise.all([create({}, input), create({}, input)]))
      expect(errors).toBeUndefined();
    expect(await titles()).toEqual([...before, "Spring"]);
  });

  test("is changed, for visitors with a price code alone, with a countdown", async () => {
    const position = (await titles()).length;
    await create();
    const fields = { ...FIELDS, price_codes: "SALE, 6.99", to: "2099-12-31", show_timer: true };
    const { errors } = await send("changeOffer", "ChangeOfferInput", { position, fields });
    expect(errors).toBeUndefined();
    expect((await list())?.items[position]).toMatchObject({
      price_codes: ["SALE", "6.99"],
      to: "2099-12-31",
      show_timer: true,
      is_from_folder: false,
    });
    expect(await shownTitles()).not.toContain("Spring");
    expect((await auditOf(engine, "offer.change")).at(-1)).toMatchObject({
      changed_fields: JSON.stringify(["price_code", "ends_at", "show_timer"]),
    });
  });

  test("moves, ends and is deleted", async () => {
    const before = await titles();
    await send("moveOffer", "MoveOfferInput", { position: 1, is_up: true });
    expect(await titles()).toEqual([before[1], before[0], ...before.slice(2)]);
    const first = await send("moveOffer", "MoveOfferInput", { position: 0, is_up: true });
    expect(first.errors?.[0].message).toContain("first one already");
    await create();
    expect((await send("endOffer", "OfferFormInput", { position: before.length })).errors).toBeUndefined();
    expect((await list())?.items.at(-1)?.state).toBe("ENDED");
    expect(await shownTitles()).not.toContain("Spring");
    const form = { position: before.length, version: (await list())?.version, key: newKey() };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await send("deleteOffer", "OfferFormInput", form)).errors).toBeUndefined();
    expect(await titles()).toHaveLength(before.length);
  });

  test("for a price code is over when the code is, also for visitors who have it still", async () => {
    const code = encodePriceCode("WEEK");
    const insertCode = engine.db.insertInto("price_code").values({
      ...{ store_code: "mpc", code: "WEEK", sku: "pet-tag", size: null, price_cents: 500 },
      ...{ percent_basis_points: 0, starts_at: null, ends_at: null },
    });
    await insertCode.execute();
    expect((await create({ price_codes: "WEEK" })).errors).toBeUndefined();
    expect(await shownTitles(code)).toContain("Spring");
    await engine.db.deleteFrom("price_code").where("code", "=", "WEEK").execute();
    clearMemoryCache(engine.db);
    expect(await shownTitles(code)).not.toContain("Spring");
  });

  test("that was ended today stays so when its form is saved with the same last day, and runs again with a later one", async () => {
    const position = (await titles()).length;
    await create();
    await send("endOffer", "OfferFormInput", { position });
    const to = (await list())?.items[position].to;
    const change = (fields: object) =>
      send("changeOffer", "ChangeOfferInput", { position, fields: { ...FIELDS, ...fields } });
    await change({ to, notice: "Today only" });
    expect((await list())?.items[position]).toMatchObject({ state: "ENDED", to, notice: "Today only" });
    await change({ to: "2099-01-01" });
    expect((await list())?.items[position]).toMatchObject({ state: "ACTIVE", to: "2099-01-01" });
    await change({ to: "2020-01-01" });
    expect((await list())?.items[position]).toMatchObject({ state: "ENDED", to: "2020-01-01" });
  });

  test.each([
    ["text", { text: " " }],
    ["to", { show_timer: true }],
    ["to", { details: "Through [LAST_DAY]" }],
    ["title", { title: "" }],
    ["price_codes", { price_codes: "UNKNOWN" }],
    ["from", { from: "soon" }],
  ])("with a wrong %s is rejected: %j", async (field, fields) => {
    expect((await create(fields)).errors?.[0].extensions.field).toBe(field);
  });

  test("of a list that somebody else changed meanwhile is not written", async () => {
    const version = (await list())?.version;
    await create();
    const late = await send("deleteOffer", "OfferFormInput", { position: 0, version });
    expect(late.errors?.[0].extensions.code).toBe("CHANGED");
  });

  test("is one of twenty at most", async () => {
    for (let count = (await titles()).length; count < 20; count += 1) await create();
    expect((await create()).errors?.[0].message).toContain("20 offers");
  });
});

describe("the list of offers", () => {
  test("differs from the folder, stays so when the store starts again, and is reset", async () => {
    const folder = await list();
    expect(folder).toMatchObject({ is_changed: false });
    expect(folder?.items.every((offer) => offer.is_from_folder)).toBe(true);
    await send("deleteOffer", "OfferFormInput", { position: 0 });
    await seedStore(engine.db, storeDataOf("mpc", engine.settings));
    const changed = await list();
    expect(changed?.is_changed).toBe(true);
    expect(changed?.items.every((offer) => offer.is_from_folder)).toBe(true);
    expect((await send("resetOffers", "OfferListFormInput")).errors).toBeUndefined();
    expect(await list()).toEqual(folder);
  });

  test("of another store is neither seen nor changed", async () => {
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect(await list(token)).toBeNull();
    const { errors } = await send("deleteOffer", "OfferFormInput", { position: 0 }, token);
    expect(errors?.[0].message).toContain("no such offer");
  });
});
