import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, customer, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PATH = "/rest/mpc/V1/customers/me/export";

async function data(sender: Sender): Promise<Record<string, Record<string, unknown>[]>> {
  const response = await engine.rest(PATH, {}, sender);
  return (await response.json()).data;
}

async function prove(id: number): Promise<void> {
  await engine.db
    .updateTable("customer")
    .set({ email_confirmed_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

async function withAddress() {
  const ada = await customer(engine);
  const { region, ...address } = ADDRESS;
  await engine.graphql(
    "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
    { input: { ...address, country_code: "US", region: { region_code: region } } },
    ada,
  );
  return ada;
}

describe("the customer's data", () => {
  test("is a file to download", async () => {
    const response = await engine.rest(PATH, {}, await customer(engine));
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="my-pet-canvas-data.json"',
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("contains personal details, addresses, orders with items, and complete designs", async () => {
    const ada = await withAddress();
    await place(engine, ada, await readyCart(engine, ada));
    const exported = await data(ada);
    expect(exported.customer[0]).toMatchObject({ firstname: "Grace", email: ada.email });
    expect(exported.customer_address[0]).toMatchObject({ city: "Sacramento", street: ["12 Analytical Way"] });
    expect(exported.sales_order).toHaveLength(1);
    expect(exported.sales_order_item[0]).toMatchObject({ sku: "pet-tag" });
    expect(JSON.stringify(exported.design_revision)).toContain("Otto");
  });

  test("contains every table with a customer's id", async () => {
    const exported = await data(await customer(engine));
    const tables = await engine.db.introspection.getTables();
    const naming = tables
      .filter(({ columns }) => columns.some(({ name }) => name === "customer_id"))
      .map(({ name }) => name);
    // The code for deleting the account is valid for ten minutes and is a secret.
    expect(naming.filter((name) => !(name in exported))).toEqual(["account_deletion_code"]);
  });

  test("contains no credentials", async () => {
    const ada = await customer(engine);
    await engine.graphql("mutation { sendAccountDeletionCode }", {}, ada);
    await prove(ada.id);
    await engine.graphql(`mutation { loginByEmailOtpData(email: "${ada.email}") { success } }`);
    const exported = JSON.stringify(await data(ada));
    const { token_hash } = await engine.db
      .selectFrom("customer_token")
      .select("token_hash")
      .where("customer_id", "=", ada.id)
      .executeTakeFirstOrThrow();
    const { code_hash } = await engine.db
      .selectFrom("account_deletion_code")
      .select("code_hash")
      .where("customer_id", "=", ada.id)
      .executeTakeFirstOrThrow();
    expect(exported).not.toContain(token_hash);
    expect(exported).not.toContain(code_hash);
    expect(exported).not.toContain("password");
    expect(exported).toContain("Your code to delete your account");
    const codes = (await emailsTo(engine, ada.email)).map(({ text_body }) => /^\d{6}$/m.exec(text_body)?.[0]);
    expect(codes).toEqual([expect.any(String), expect.any(String)]);
    for (const code of codes) expect(exported).not.toContain(code);
  });

  test("contains neither the identity nor the orders of friends", async () => {
    const [ada, bob] = [await customer(engine), await customer(engine)];
    const { data: own } = await engine.graphql("{ customer { refer_code } }", {}, ada);
    await engine.graphql(
      "mutation ($code: String!) { acceptReferral(refer_code: $code) }",
      { code: own.customer.refer_code },
      bob,
    );
    const [referral] = (await data(ada)).referral;
    expect(referral).toMatchObject({ referrer_id: ada.id, status: "waiting" });
    expect(Object.keys(referral).sort()).toEqual(["created_at", "decided_at", "referrer_id", "status"]);
  });

  test("contains data linked by the address only once it is confirmed", async () => {
    const ada = await customer(engine);
    await engine.graphql("mutation { setNewsletterConsent(subscribe: true) { error } }", {}, ada);
    expect((await data(ada)).newsletter_event).toBeUndefined();
    await prove(ada.id);
    expect((await data(ada)).newsletter_event).toMatchObject([{ kind: "asked", source: "account" }]);
  });

  test("is private", async () => {
    const [ada, eve] = [await withAddress(), await customer(engine)];
    expect(JSON.stringify(await data(eve))).not.toContain(ada.email);
    expect((await data(eve)).customer_address).toEqual([]);
    const response = await engine.rest(PATH);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("data.json");
  });
});
