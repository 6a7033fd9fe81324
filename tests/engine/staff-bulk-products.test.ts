import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Staff take a step for several products of the catalog's list. */

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof productForms>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = productForms(engine, manager);
});
afterAll(() => engine.close());

const SKUS = ["photo-mug", "wrap-mug"];

interface Plan {
  products: { sku: string; version: string; changes: { title: string; from: string; to: string }[] }[];
  unchanged: { sku: string; reason: string }[];
}
interface Changed {
  changed: number;
  unchanged: { sku: string; reason: string }[];
}

const PLAN = `query ($input: ProductStepInput!) { productStep(input: $input) {
  products { sku version changes { title from to } } unchanged { sku reason } } }`;
const CHANGE = `mutation ($input: ChangeProductsInput!) { changeProducts(input: $input) { changed unchanged { sku reason } } }`;

const attemptPlan = (input: object) =>
  callAdmin(engine, PLAN, { input: { skus: SKUS, ...input } }, manager.token);
const planOf = async (input: object) => resultOf<Plan>(await attemptPlan(input), "productStep");

let keys = 0;
/** The confirmed form of a plan. */
async function formOf(step: object, changes: object = {}) {
  keys += 1;
  const { products } = await planOf(step);
  const versions = products.map(({ sku, version }) => ({ sku, version }));
  const { skus: _skus, ...rest } = step as { skus?: string[] };
  return { products: versions, ...rest, as_draft: false, key: `key-of-the-catalog-${keys}`, ...changes };
}
const send = async (input: object, staff = manager) =>
  resultOf<Changed>(await callAdmin(engine, CHANGE, { input }, staff.token), "changeProducts");

const read = (sku: string) => managedProduct(engine, manager, sku);
const fieldValueOf = async (sku: string, code: string) =>
  (await read(sku)).fields.find((field) => field.code === code)?.value;

test("are hidden and shown together, each with its history and its entry in the audit log", async () => {
  expect(await send(await formOf({ step: "HIDE" }))).toEqual({ changed: 2, unchanged: [] });
  for (const sku of SKUS) {
    expect(await fieldValueOf(sku, "is_visible")).toBe("0");
    expect((await read(sku)).history[0].changes).toEqual([
      { title: "Visible in the shop", from: null, to: "No" },
    ]);
  }
  const entries = await auditOf(engine, "catalog.publish");
  expect(entries.map(({ subject_id }) => subject_id)).toEqual(SKUS);
  const { data } = await engine.graphql(
    `{ products(filter: { sku: { eq: "photo-mug" } }) { items { sku } } }`,
  );
  expect(data.products.items).toEqual([]);

  expect((await planOf({ step: "HIDE" })).unchanged).toEqual(
    SKUS.map((sku) => ({ sku, reason: "It's hidden already." })),
  );
  await send(await formOf({ step: "SHOW" }));
  expect(await engine.db.selectFrom("product_override").selectAll().execute()).toEqual([]);
});

test("get prices by percent, rounded to cents, as the plan said, and undone one by one", async () => {
  const step = { step: "PRICE_PERCENT", amount: "-7.5%" };
  const [mug] = (await planOf(step)).products;
  expect(mug.changes).toContainEqual({
    title: "Price with the cheapest options",
    from: "$14.99",
    to: "$13.87",
  });
  // What the larger size adds changes as well.
  expect(mug.changes.length).toBeGreaterThan(1);
  expect(await fieldValueOf("photo-mug", "price")).toBe("14.99");
  await send(await formOf(step));
  expect(await fieldValueOf("photo-mug", "price")).toBe("13.87");
  for (const sku of SKUS) await forms.undo(sku, (await read(sku)).history[0].id);
  expect(await fieldValueOf("photo-mug", "price")).toBe("14.99");
});

test("get prices by an amount in their drafts, which change nothing in the shop", async () => {
  await send(await formOf({ step: "PRICE_AMOUNT", amount: "+$1.50" }, { as_draft: true }));
  const { draft, fields } = await read("photo-mug");
  expect(draft?.changes).toEqual([{ title: "Price with the cheapest options", from: null, to: "$16.49" }]);
  expect(fields.find(({ code }) => code === "price")?.is_changed).toBe(false);
  for (const sku of SKUS) await forms.discard(sku);
});

test("are changed once by a form that is sent twice", async () => {
  const form = await formOf({ step: "PRICE_AMOUNT", amount: "1" });
  for (const _time of [1, 2]) expect(await send(form)).toEqual({ changed: 2, unchanged: [] });
  expect(await fieldValueOf("photo-mug", "price")).toBe("15.99");
  expect((await read("photo-mug")).history[0].changes).toHaveLength(1);
  await send(await formOf({ step: "PRICE_AMOUNT", amount: "-1" }));
  expect(await fieldValueOf("photo-mug", "price")).toBe("14.99");
});

test.each(["", "1", "a key with spaces"])("aren't changed by a form with the key %o", async (key) => {
  const { errors } = await callAdmin(
    engine,
    CHANGE,
    { input: await formOf({ step: "HIDE" }, { key }) },
    manager.token,
  );
  expect(errors?.[0].message).toBe("Please reload the page and try again.");
  expect(await fieldValueOf("photo-mug", "is_visible")).toBe("1");
});

test("stay as they are when somebody changed them since the plan, and the others are changed", async () => {
  const form = await formOf({ step: "OUT_OF_STOCK" });
  await forms.save("wrap-mug", { name: "Another name" });
  expect(await send(form)).toEqual({
    changed: 1,
    unchanged: [{ sku: "wrap-mug", reason: expect.stringMatching(/^This product has changed/) }],
  });
  expect(await fieldValueOf("photo-mug", "is_salable")).toBe("0");
  await forms.discard("wrap-mug");
  await send(await formOf({ step: "IN_STOCK", skus: ["photo-mug"] }));
});

test("keep their drafts, but for one that says what the shop has meanwhile", async () => {
  await forms.save("photo-mug", { is_visible: "0" });
  await forms.save("wrap-mug", { name: "Another name" });
  await send(await formOf({ step: "HIDE" }));
  expect((await read("photo-mug")).draft).toBeNull();
  expect((await read("wrap-mug")).draft?.changes).toHaveLength(1);
  await forms.discard("wrap-mug");
  await send(await formOf({ step: "SHOW" }));
});

test.each([
  ["published", false],
  ["saved as drafts", true],
])("with a scheduled draft stay as they are when others are %s", async (_how, as_draft) => {
  const stepsForm = await formOf({ step: "PRICE_PERCENT", amount: "-20" }, { as_draft });
  await forms.save("photo-mug", { name: "Mug of Tomorrow" });
  await forms.publish(
    "photo-mug",
    `${new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)}T12:00`,
  );
  const reason = expect.stringMatching(
    /^It has a draft that goes live on .* at 12:00 PM E[DS]T\. Publish or discard/,
  );
  const plan = await planOf({ step: "PRICE_PERCENT", amount: "-20" });
  expect(plan.products.map(({ sku }) => sku)).toEqual(["wrap-mug"]);
  expect(plan.unchanged).toEqual([{ sku: "photo-mug", reason }]);

  const { version } = await read("photo-mug");
  const products = stepsForm.products.map((each) => (each.sku === "photo-mug" ? { ...each, version } : each));
  const result = await send({ ...stepsForm, products });
  expect(result).toEqual({ changed: 1, unchanged: [{ sku: "photo-mug", reason }] });
  expect((await read("photo-mug")).draft?.changes.map(({ title }) => title)).toEqual(["Name"]);
  expect(await fieldValueOf("photo-mug", "price")).toBe("14.99");
  await forms.discard("photo-mug");
  if (as_draft) await forms.discard("wrap-mug");
  else await forms.undo("wrap-mug", (await read("wrap-mug")).history[0].id);
});

test("that can't get a price say why", async () => {
  const { products, unchanged } = await planOf({
    skus: ["photo-mug", "unknown"],
    step: "PRICE_AMOUNT",
    amount: "-20",
  });
  expect(products).toEqual([]);
  expect(unchanged).toEqual([
    { sku: "photo-mug", reason: "Price with the cheapest options: it would be zero or less." },
    { sku: "unknown", reason: "There's no such product." },
  ]);
});

test("of another store are not seen", async () => {
  const form = await formOf({ step: "HIDE" });
  const other = await staffMember(engine, "manager", { storeCodes: ["wc"] });
  expect(await send(form, other)).toMatchObject({ changed: 0 });
  expect(await fieldValueOf("photo-mug", "is_visible")).toBe("1");
});

test.each([
  ["none is checked", { skus: [], step: "HIDE" }, "Check the products first."],
  [
    "too many are",
    { skus: Array.from({ length: 51 }, (_each, index) => `sku-${index}`), step: "HIDE" },
    "Check 50 products at most.",
  ],
  [
    "the amount is no number",
    { step: "PRICE_AMOUNT", amount: "a lot" },
    "Please enter dollars such as 1.50.",
  ],
  ["the amount is missing", { step: "PRICE_PERCENT" }, "Please enter a percentage such as -7.5."],
  ["all would be free", { step: "PRICE_PERCENT", amount: "-100" }, /between -100 and 500/],
  ["prices would explode", { step: "PRICE_PERCENT", amount: "501" }, /between -100 and 500/],
])("are left alone when %s", async (_when, input, message) => {
  const { errors } = await attemptPlan(input);
  expect(errors?.[0].message).toMatch(message);
});
