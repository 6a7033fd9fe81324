import { afterAll, beforeAll, expect, test } from "vitest";
import { productUid } from "~/engine/catalog/view-product";
import { deleteOldCompareLists } from "~/engine/compare-lists/delete-old-compare-lists";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";

/** Compare lists of guests and customers in Magento's shape. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const LIST = `uid item_count attributes { code label }
  items { uid product { sku } attributes { code value } }`;
const KIT = productUid("hanging-kit");
const LEDGE = productUid("picture-ledge");

interface List {
  uid: string;
  item_count: number;
  attributes: { code: string }[];
  items: { uid: string; product: { sku: string }; attributes: { code: string; value: string }[] }[];
}

const CALLS = {
  create: "mutation ($input: CreateCompareListInput) { list: createCompareList(input: $input)",
  add: "mutation ($input: AddProductsToCompareListInput) { list: addProductsToCompareList(input: $input)",
  remove:
    "mutation ($input: RemoveProductsFromCompareListInput) { list: removeProductsFromCompareList(input: $input)",
};

async function call(how: keyof typeof CALLS, input: object, sender: Sender = guest()): Promise<List> {
  const document = `${CALLS[how]} { ${LIST} } }`;
  const { data, errors } = await engine.graphql<{ list: List }>(document, { input }, sender);
  if (errors) throw new Error(errors[0].message);
  return data.list;
}

function read(uid: string, sender: Sender = guest()) {
  return engine.graphql<{ compareList: List }>(
    `query ($uid: ID!) { compareList(uid: $uid) { ${LIST} } }`,
    { uid },
    sender,
  );
}

async function assign(uid: string, sender: Sender) {
  const { data } = await engine.graphql(
    `mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { ${LIST} } } }`,
    { uid },
    sender,
  );
  return data.assignCompareListToCustomer;
}

async function ownSkus(sender: Sender): Promise<string[] | null> {
  const { data } = await engine.graphql<{ customer: { compare_list: List | null } }>(
    `{ customer { compare_list { ${LIST} } } }`,
    {},
    sender,
  );
  return data.customer.compare_list && skusOf(data.customer.compare_list);
}

const skusOf = ({ items }: List) => items.map(({ product }) => product.sku);

test("a guest's list has its products in their order, with what they are compared by", async () => {
  const { uid } = await call("create", { products: [LEDGE] });
  const list = await call("add", { uid, products: [KIT, LEDGE] });
  expect(skusOf(list)).toEqual(["picture-ledge", "hanging-kit"]);
  expect(list.item_count).toBe(2);
  const codes = list.attributes.map(({ code }) => code);
  for (const item of list.items) expect(item.attributes.map(({ code }) => code)).toEqual(codes);
  expect(list.items[1].attributes[0]).toEqual({ code: "sku", value: "hanging-kit" });
  expect((await read(uid)).data.compareList).toEqual(list);
  expect(skusOf(await call("remove", { uid, products: [LEDGE, "AAAA"] }))).toEqual(["hanging-kit"]);
});

test("unknown products and more than a page shows are rejected", async () => {
  await expect(call("create", { products: ["AAAA"] })).rejects.toThrow("isn't available for comparison");
  const { data } = await engine.graphql('{ products(search: "", pageSize: 21) { items { uid } } }');
  const uids = (data.products.items ?? []).map((item) => item?.uid ?? "");
  expect(uids).toHaveLength(21);
  const { uid } = await call("create", { products: uids.slice(0, 20) });
  await expect(call("add", { uid, products: [uids[20]] })).rejects.toThrow("20 products");
  expect((await read(uid)).data.compareList.item_count).toBe(20);
});

test("a customer has one list, which takes in a guest's", async () => {
  const ada = await customer(engine);
  const own = await call("create", { products: [KIT] }, ada);
  expect((await call("create", { products: [] }, ada)).uid).toBe(own.uid);
  const { uid } = await call("create", { products: [LEDGE, KIT] });
  const assigned = await assign(uid, ada);
  expect(assigned).toMatchObject({ result: true, compare_list: { uid: own.uid, item_count: 2 } });
  expect((await read(uid)).errors?.[0].message).toBe("Specified compare list was not found");
  const { data } = await engine.graphql(`{ customer { compare_list { ${LIST} } } }`, {}, ada);
  expect(data.customer.compare_list).toEqual(assigned?.compare_list);
});

test("a guest's list becomes the customer's, and is nobody else's from then on", async () => {
  const ada = await customer(engine);
  const { uid } = await call("create", { products: [LEDGE] });
  expect((await assign(uid, ada))?.compare_list?.uid).toBe(uid);
  expect((await read(uid)).errors?.[0].message).toBe("Specified compare list was not found");
  expect((await read(uid, ada)).data.compareList.item_count).toBe(1);
});

test("of two customers who request a guest's list at once, one receives it", async () => {
  const [ada, ben] = [await customer(engine), await customer(engine)];
  await call("create", { products: [KIT] }, ben);
  const { uid } = await call("create", { products: [LEDGE] });
  const results = await Promise.all([assign(uid, ada), assign(uid, ben)]);
  expect(results.filter((result) => result?.result)).toHaveLength(1);
  const lists = [await ownSkus(ada), await ownSkus(ben)];
  expect([
    [["picture-ledge"], ["hanging-kit"]],
    [null, ["hanging-kit", "picture-ledge"]],
  ]).toContainEqual(lists);
});

test("a customer who requests two lists at once has one with all products", async () => {
  const ada = await customer(engine);
  const guests = [await call("create", { products: [LEDGE] }), await call("create", { products: [KIT] })];
  const [first, second] = await Promise.all(guests.map(({ uid }) => assign(uid, ada)));
  expect([first?.result, second?.result]).toEqual([true, true]);
  expect(first?.compare_list?.uid).toBe(second?.compare_list?.uid);
  expect((await ownSkus(ada))?.toSorted()).toEqual(["hanging-kit", "picture-ledge"]);
});

test("a customer who requests a list and creates one at once has one with all products", async () => {
  const ada = await customer(engine);
  const { uid } = await call("create", { products: [LEDGE] });
  const [assigned, created] = await Promise.all([assign(uid, ada), call("create", { products: [KIT] }, ada)]);
  expect(assigned).toMatchObject({ result: true, compare_list: { uid: created.uid } });
  expect((await ownSkus(ada))?.toSorted()).toEqual(["hanging-kit", "picture-ledge"]);
});

test("a list is deleted by request, and a guest's after a month", async () => {
  const { uid } = await call("create", {});
  const remove = "mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }";
  expect((await engine.graphql(remove, { uid })).data.deleteCompareList).toEqual({ result: true });
  expect((await read(uid)).errors).toHaveLength(1);
  const [old, fresh, own] = [
    await call("create", {}),
    await call("create", {}),
    await call("create", {}, await customer(engine)),
  ];
  const updated_at = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString();
  await engine.db
    .updateTable("compare_list")
    .set({ updated_at })
    .where("uid", "in", [old.uid, own.uid])
    .execute();
  const { db, settings } = engine;
  await deleteOldCompareLists.run({ db, settings, storeCode: "mpc", wakeMail: () => {} }, new Date());
  const left = await db.selectFrom("compare_list").select("uid").execute();
  const uids = left.map((row) => row.uid);
  expect(uids).not.toContain(old.uid);
  expect(uids).toEqual(expect.arrayContaining([fresh.uid, own.uid]));
});
