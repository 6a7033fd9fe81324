import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { lockBook } from "~/engine/customers/addresses";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer } from "./shopper";
import { whileUncommitted } from "./while-uncommitted";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  company: "Engines",
  street: ["1 Main Street", "Flat 2"],
  city: "Portland",
  region: { region_code: "ME" },
  postcode: "04101",
  country_code: "US",
  telephone: "207 555 0142",
};
const NOT_AUTHORIZED = "The current customer isn't authorized.";

function add(sender: Sender, changes: object = {}) {
  return engine.graphql(
    "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
    { input: { ...ADDRESS, ...changes } },
    sender,
  );
}

async function addedId(sender: Sender, changes: object = {}): Promise<number> {
  return (await add(sender, changes)).data.createCustomerAddress.id;
}

function update(sender: Sender, id: number, input: object) {
  return engine.graphql(
    `mutation ($id: Int!, $input: CustomerAddressInput!) {
      updateCustomerAddress(id: $id, input: $input) { id city company street postcode region { region_code } default_shipping }
    }`,
    { id, input },
    sender,
  );
}

function remove(sender: Sender, id: number) {
  return engine.graphql("mutation ($id: Int!) { deleteCustomerAddress(id: $id) }", { id }, sender);
}

async function book(sender: Sender) {
  const { data } = await engine.graphql(
    "{ customer { default_billing default_shipping addresses { id city default_billing default_shipping } } }",
    {},
    sender,
  );
  return data.customer;
}

/** The customer's only address as a row to insert again. */
async function columnsOf({ id }: { id: number }) {
  const { id: _id, ...columns } = await engine.db
    .selectFrom("customer_address")
    .selectAll()
    .where("customer_id", "=", id)
    .executeTakeFirstOrThrow();
  return columns;
}

describe("changing an address", () => {
  test("changes the given fields and keeps the others", async () => {
    const ada = await customer(engine);
    const id = await addedId(ada, { default_shipping: true });
    const { data } = await update(ada, id, { city: "Bangor", postcode: "04401" });
    expect(data.updateCustomerAddress).toEqual({
      id,
      city: "Bangor",
      company: "Engines",
      street: ["1 Main Street", "Flat 2"],
      postcode: "04401",
      region: { region_code: "ME" },
      default_shipping: true,
    });
  });

  test("clears fields given empty, where they are optional", async () => {
    const ada = await customer(engine);
    const { data } = await update(ada, await addedId(ada), { company: null, street: ["2 Main Street"] });
    expect(data.updateCustomerAddress).toMatchObject({ company: null, street: ["2 Main Street"] });
  });

  test("replaces the former default", async () => {
    const ada = await customer(engine);
    const first = await addedId(ada, { default_shipping: true, default_billing: true });
    const second = await addedId(ada);
    await update(ada, second, { default_shipping: true });
    expect(await book(ada)).toMatchObject({
      default_shipping: String(second),
      default_billing: String(first),
    });
  });

  test("leaves one default of a type when several are set at once", async () => {
    const ada = await customer(engine);
    const ids = await Promise.all([1, 2, 3, 4].map(() => addedId(ada)));
    await Promise.all(ids.map((id) => update(ada, id, { default_shipping: true, default_billing: true })));
    const { addresses } = await book(ada);
    expect(addresses.filter(({ default_shipping }) => default_shipping)).toHaveLength(1);
    expect(addresses.filter(({ default_billing }) => default_billing)).toHaveLength(1);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "leaves one default when another address is added at that moment",
    async () => {
      const ada = await customer(engine);
      await addedId(ada);
      const columns = await columnsOf(ada);
      await whileUncommitted(
        engine.db,
        async (adding) => {
          await lockBook(adding, ada.id);
          await adding
            .insertInto("customer_address")
            .values({ ...columns, default_shipping: 1 })
            .execute();
        },
        () => addedId(ada, { default_shipping: true }),
      );
      const { addresses } = await book(ada);
      expect(addresses.filter(({ default_shipping }) => default_shipping)).toHaveLength(1);
    },
  );

  test.each([
    ["postcode", { postcode: "ABC" }, "Please enter a valid zip/postal code."],
    ["postcode", { postcode: "97301" }, "ZIP code 97301 is in Oregon, not in Maine."],
    ["postcode", { region: { region_code: "OR" } }, "ZIP code 04101 is in Maine, not in Oregon."],
    ["postcode", { postcode: "09012" }, "ZIP code 09012 is in Armed Forces Europe, not in Maine."],
    ["postcode", { region: { region_code: "PR" } }, "ZIP code 04101 is in Maine, not in Puerto Rico."],
    ["region", { region: { region_code: "ON" } }, "Please choose a US state."],
    ["city", { city: " " }, "This is a required field."],
    ["telephone", { telephone: "12" }, "Please enter a valid phone."],
    ["firstname", { firstname: "x".repeat(300) }, "Please enter no more than 255 characters."],
  ])("names the invalid field and changes nothing: %s %j", async (field, input, message) => {
    const ada = await customer(engine);
    const { errors } = await update(ada, await addedId(ada), input);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
    expect((await book(ada)).addresses.map(({ city }) => city)).toEqual(["Portland"]);
  });
});

describe("deleting an address", () => {
  test("removes it from the book", async () => {
    const ada = await customer(engine);
    await addedId(ada, { default_shipping: true });
    const { data } = await remove(ada, await addedId(ada, { city: "Bangor" }));
    expect(data.deleteCustomerAddress).toBe(true);
    expect((await book(ada)).addresses.map(({ city }) => city)).toEqual(["Portland"]);
  });

  // @specification §8 L284
  test.each(["billing", "shipping"])("is rejected for the default %s address", async (use) => {
    const ada = await customer(engine);
    await addedId(ada);
    const id = await addedId(ada, { [`default_${use}`]: true });
    const { errors } = await remove(ada, id);
    expect(errors?.[0]).toMatchObject({
      message: `Customer Address ${id} is set as default ${use} address and can not be deleted`,
      extensions: { category: "graphql-input" },
    });
    expect((await book(ada)).addresses).toHaveLength(2);
  });
});

// @specification §9 L309
test("a customer's first address becomes the default of both uses, a later one only when asked", async () => {
  const ada = await customer(engine);
  const first = await addedId(ada);
  await addedId(ada, { city: "Bangor" });
  expect(await book(ada)).toMatchObject({ default_billing: String(first), default_shipping: String(first) });
});

test.each([
  ["1", { default_billing: null, default_shipping: expect.any(String) }],
  ["0", { default_billing: null, default_shipping: null }],
])("with the setting customer_address_default %s, it becomes less", async (value, defaults) => {
  const set = async (to: string) => {
    const change = engine.db.updateTable("configuration").set({ value: to });
    await change.where("key", "=", "customer_address_default").execute();
    clearMemoryCache(engine.db);
  };
  await set(value);
  onTestFinished(() => set("2"));
  const ada = await customer(engine);
  await addedId(ada);
  expect(await book(ada)).toMatchObject(defaults);
});

describe("another customer's address book", () => {
  test.each([
    ["changed", (sender: Sender, id: number) => update(sender, id, { city: "Evil" })],
    ["deleted", (sender: Sender, id: number) => remove(sender, id)],
  ])(
    "cannot be %s, and a foreign address gets the same response as an unknown one",
    async (_name, attack) => {
      const [ada, eve] = [await customer(engine), await customer(engine)];
      const id = await addedId(ada);
      const foreign = (await attack(eve, id)).errors?.[0];
      const unknown = (await attack(eve, 2_000_000_000)).errors?.[0];
      expect(foreign?.extensions.category).toBe("graphql-no-such-entity");
      expect(foreign?.message.replace(String(id), "…")).toBe(unknown?.message.replace("2000000000", "…"));
      expect((await book(ada)).addresses).toMatchObject([{ id, city: "Portland" }]);
      expect((await book(eve)).addresses).toEqual([]);
    },
  );

  test("keeps its defaults when another customer sets theirs", async () => {
    const [ada, eve] = [await customer(engine), await customer(engine)];
    const id = await addedId(ada, { default_shipping: true });
    await addedId(eve, { default_shipping: true });
    expect((await book(ada)).default_shipping).toBe(String(id));
  });

  test("is inaccessible to guests", async () => {
    const id = await addedId(await customer(engine));
    for (const { errors } of [await add({}), await update({}, id, { city: "Evil" }), await remove({}, id)]) {
      expect(errors?.[0].message).toBe(NOT_AUTHORIZED);
    }
  });
});

test("a book holds a hundred addresses", async () => {
  const ada = await customer(engine);
  await addedId(ada);
  const columns = await columnsOf(ada);
  await engine.db
    .insertInto("customer_address")
    .values(Array.from({ length: 98 }, () => columns))
    .execute();
  expect((await add(ada)).errors).toBeUndefined();
  expect((await add(ada)).errors?.[0].message).toContain("Your address book holds 100 addresses.");
});
