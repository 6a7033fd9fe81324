import { afterEach, beforeEach, expect, test } from "vitest";
import { type StoreData, storeDataOf } from "~/brand/store-data.server";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { seedStore } from "~/engine/shared/seed-store";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { productPrices } from "./price-codes";
import { callAdmin, staffMember, type TestStaff } from "./staff";

/** Price codes that staff and a newer folder both have: each is changed as a whole. */

let engine: EngineFixture;
let manager: TestStaff;
beforeEach(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterEach(() => engine.close());

type PriceCodes = StoreData["priceCodes"];

/** Starts the store with the brand's price codes and these. */
async function deploy(...priceCodes: PriceCodes): Promise<void> {
  const store = storeDataOf("mpc", engine.settings);
  await seedStore(engine.db, { ...store, priceCodes: [...store.priceCodes, ...priceCodes] });
  clearMemoryCache(engine.db);
}

const SPRING = { code: "SPRING", percentBasisPoints: 1000 } as PriceCodes[number];
const FIELDS = {
  kind: "PERCENT",
  size: "",
  from: "",
  to: "",
  title: "",
  is_public: false,
  show_timer: false,
};

interface Listed {
  version: string;
  [field: string]: unknown;
}

async function read(code = "SPRING"): Promise<Listed | null> {
  const query = `query ($code: String!) { priceCode(store_code: "mpc", code: $code) {
    skus value state to is_from_folder is_changed version } }`;
  return (await callAdmin(engine, query, { code }, manager.token)).data?.priceCode as Listed | null;
}

let keys = 0;
async function send(operation: string, inputType: string, input: object = {}): Promise<void> {
  const mutation = `mutation ($input: ${inputType}!) { ${operation}(input: $input) }`;
  const key = `key-of-a-price-code-${keys++}`;
  const form = { store_code: "mpc", code: "SPRING", key, version: (await read())?.version, ...input };
  expect((await callAdmin(engine, mutation, { input: form }, manager.token)).errors).toBeUndefined();
}

async function create(skus: string, value: string): Promise<void> {
  const mutation = "mutation ($input: CreatePriceCodeInput!) { createPriceCode(input: $input) }";
  const fields = { ...FIELDS, skus, value };
  const input = { store_code: "mpc", code: "SPRING", key: `key-of-a-price-code-${keys++}`, fields };
  expect((await callAdmin(engine, mutation, { input }, manager.token)).errors).toBeUndefined();
}

test("a price code that staff have ended stays ended when the folder adds a product to it", async () => {
  await deploy({ ...SPRING, skus: ["photo-mug"] });
  await send("endPriceCode", "PriceCodeFormInput");
  await deploy({ ...SPRING, skus: ["pet-tag", "photo-mug"] });
  expect(await read()).toMatchObject({ skus: ["photo-mug"], state: "ENDED", is_changed: true });
  const regular = await productPrices(engine, "pet-tag");
  expect(await productPrices(engine, "pet-tag", encodePriceCode("SPRING"))).toEqual(regular);
  await send("resetPriceCode", "PriceCodeFormInput");
  expect(await read()).toMatchObject({ skus: ["pet-tag", "photo-mug"], state: "ACTIVE", is_changed: false });
});

test("a price code that staff have made stays theirs when the folder has one of that name", async () => {
  await create("pet-tag", "20");
  await deploy({ ...SPRING, skus: ["pet-tag", "photo-mug"] });
  await deploy({ ...SPRING, skus: ["pet-tag", "photo-mug", "dog-wall-set"] });
  expect(await read()).toMatchObject({
    skus: ["pet-tag"],
    value: 20,
    is_from_folder: true,
    is_changed: true,
  });
});

test("what is left of a folder's price code is the staff's when the folder no longer has it", async () => {
  await deploy({ ...SPRING, skus: ["pet-tag", "photo-mug"] });
  await send("changePriceCode", "ChangePriceCodeInput", {
    fields: { ...FIELDS, skus: "pet-tag", value: "10" },
  });
  await deploy();
  expect(await read()).toMatchObject({ skus: ["pet-tag"], is_from_folder: false });
});

test("a price code that nobody has changed follows the folder, also one from before the records", async () => {
  await deploy({ ...SPRING, skus: ["pet-tag"] });
  await deploy({ ...SPRING, skus: ["photo-mug", "pet-tag"] });
  expect(await read()).toMatchObject({ skus: ["pet-tag", "photo-mug"], is_changed: false });
  await engine.db.deleteFrom("seeded_row").execute();
  await deploy({ ...SPRING, percentBasisPoints: 1500, skus: ["pet-tag", "photo-mug"] });
  expect(await read()).toMatchObject({ value: 15, is_changed: false });
});

test("a price code runs, and can be ended, while one of its products has its price", async () => {
  const [endsAt, laterEnd] = ["2020-01-01T05:00:00Z", "2099-01-01T05:00:00Z"];
  await deploy({ ...SPRING, sku: "pet-tag", endsAt }, { ...SPRING, sku: "photo-mug", endsAt: laterEnd });
  expect(await read()).toMatchObject({ state: "ACTIVE", to: "2098-12-31" });
  await send("endPriceCode", "PriceCodeFormInput");
  expect(await read()).toMatchObject({ state: "ENDED" });
});
