import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { eraseClosedOrders } from "~/engine/account-deletion/erase-closed-orders";
import { eraseReviews } from "~/engine/account-deletion/erase-reviews";
import { addEntry } from "~/engine/balances/ledger";
import { hashPassword } from "~/engine/customers/password";
import { queuePrints } from "~/engine/print/print-tasks";
import { authorKey } from "~/engine/reviews/author-key";
import { randomId } from "~/engine/shared/secrets";
import { petPhoto } from "../fixtures/pet-photo";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { printAll, printedBytes, printFiles } from "./print-shop";
import { ADDRESS, customer, guest, place, readyCart } from "./shopper";
import { whileUncommitted } from "./while-uncommitted";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PASSWORD = "Good-dog-2026";
const DELETE = "mutation ($input: DeleteCustomerAccountInput!) { deleteCustomerAccount(input: $input) }";
const SEND = "mutation { sendAccountDeletionCode }";
const WRONG_CODE = "That code is wrong or has expired. Please check it or request a new one.";

type Shopper = Sender & { id: number; email: string; name: string };

/** A customer with a unique name and a confirmed address. */
async function shopper(): Promise<Shopper> {
  const made = await customer(engine);
  const name = `Zebulon${randomId()}`;
  await engine.db
    .updateTable("customer")
    .set({
      firstname: name,
      password_hash: await hashPassword(PASSWORD),
      email_confirmed_at: new Date().toISOString(),
    })
    .where("id", "=", made.id)
    .execute();
  return { ...made, name };
}

async function leave(sender: Sender, input: object = { password: PASSWORD }) {
  const { data, errors } = await engine.graphql(DELETE, { input }, sender);
  return { isDone: data?.deleteCustomerAccount, problem: errors?.[0] };
}

async function codeFor(email: string): Promise<string> {
  const message = (await emailsTo(engine, email)).at(-1);
  return /^\d{6}$/m.exec(message?.text_body ?? "")?.[0] ?? "no code";
}

async function upload(sender: Sender): Promise<string> {
  const { buffer } = await petPhoto();
  const body = new Uint8Array(buffer);
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

function photoFolder(id: string): string {
  return join(engine.settings.dataDirectory, "photos", id.slice(0, 2), id.slice(2, 4), id);
}

/** Saves a mug with the photo. */
async function mugOf(sender: Sender, photoId: string): Promise<string> {
  const document = applyCommand(startDocument(blueprints.photomug), {
    type: "place-photo",
    surface: "wrap",
    layer: "photo",
    photoId,
  });
  const { data } = await engine.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } } }",
    { input: { sku: "photo-mug", document: JSON.stringify(document) } },
    sender,
  );
  return data.saveDesign.design.id;
}

/** An order of an engraved tag, with the shopper's name in the address. */
async function order(sender: Shopper, status: string): Promise<number> {
  const cart = await readyCart(engine, sender);
  await engine.graphql(
    `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }`,
    {
      input: {
        cart_id: cart,
        shipping_addresses: [{ address: { ...ADDRESS, firstname: sender.name, save_in_address_book: true } }],
      },
    },
    sender,
  );
  await engine.graphql(
    "mutation ($input: SetAdditionalInformationOnCartInput!) { setAdditionalInformationOnCart(input: $input) { cart { id } } }",
    { input: { cart_id: cart, business_purchase: true, gst_company: `${sender.name} Inc.` } },
    sender,
  );
  const { data } = await place(engine, sender, cart);
  const { number } = data.placeOrder.orderV2;
  const { id } = await engine.db
    .updateTable("sales_order")
    .set({ status })
    .where("number", "=", number)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function readOrder(id: number) {
  return engine.db.selectFrom("sales_order").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** All rows of all tables as text: "table: row". */
async function wholeDatabase(): Promise<string[]> {
  const tables = await engine.db.introspection.getTables();
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await engine.db
      .selectFrom(name as "customer")
      .selectAll()
      .execute();
    rows.push(...found.map((row) => `${name}: ${JSON.stringify(row)}`));
  }
  return rows;
}

/** The rows that refer to this customer by customer_id or a similar column. */
async function rowsOf(id: number): Promise<string[]> {
  const naming = /"(?:customer_id|friend_id|referrer_id)":(\d+)/g;
  const rows = await wholeDatabase();
  return rows.filter((row) => [...row.matchAll(naming)].some(([, found]) => Number(found) === id));
}

/** An approved review of the tag. */
async function reviewTag({ id, email, name }: Shopper): Promise<void> {
  await engine.db
    .insertInto("review")
    .values({
      store_code: "mpc",
      sku: "pet-tag",
      author_key: authorKey(engine.settings, { customerId: id, email }),
      nickname: name,
      summary: "Good",
      text: "Good indeed.",
      rating: 1,
      is_verified: 0,
      status: "approved",
      created_at: new Date().toISOString(),
      decided_at: null,
    })
    .execute();
}

async function tagReviewCount(): Promise<number> {
  const { review_count } = await engine.db
    .selectFrom("product")
    .select("review_count")
    .where("sku", "=", "pet-tag")
    .executeTakeFirstOrThrow();
  return review_count;
}

function readOrderOf(number: string) {
  return engine.db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
}

describe("deleting the account", () => {
  test("leaves nothing of the customer in any table except the farewell email", async () => {
    const ada = await shopper();
    const delivered = await order(ada, "delivered");
    const photo = await upload(ada);
    await mugOf(ada, photo);
    await readyCart(engine, ada);
    await engine.graphql("mutation { setNewsletterConsent(subscribe: true) { error } }", {}, ada);
    await engine.graphql(
      "mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { message } }",
      {
        input: {
          photo_id: await upload(ada),
          pet_name: ada.name,
          email: ada.email,
          story: "",
          consent: "Yes.",
        },
      },
      ada,
    );
    await engine.graphql("mutation { joinLoyalty { loyalty { joined_at } } }", {}, ada);
    const reason = { reasonKey: `present:${ada.id}`, reason: `A present for ${ada.name}` };
    await engine.db.transaction().execute(async (transaction) => {
      const owner = { storeCode: "mpc", account: ada.id, kind: "credit" } as const;
      await addEntry(transaction, { ...owner, ...reason, amount: 500 });
    });
    await engine.graphql(SEND, {}, ada);
    expect((await rowsOf(ada.id)).length).toBeGreaterThan(8);
    await engine.db.updateTable("mail_outbox").set({ sent_at: new Date().toISOString() }).execute();

    expect(await leave(ada)).toMatchObject({ isDone: true });

    const rows = await wholeDatabase();
    expect(rows.filter((row) => row.includes(ada.name))).toEqual([]);
    const farewell = rows.filter((row) => row.includes(ada.email));
    expect(farewell).toHaveLength(1);
    expect(farewell[0]).toContain("Your account has been deleted");
    expect(await rowsOf(ada.id)).toEqual([]);
    expect(existsSync(photoFolder(photo)) && readdirSync(photoFolder(photo))).toBe(false);
    expect((await readOrder(delivered)).grand_total_cents).toBeGreaterThan(0);
  });

  test("also erases a guest's order and cart with the same address", async () => {
    const ada = await shopper();
    const browser = guest();
    const [ordered, started] = [await readyCart(engine, browser), await readyCart(engine, browser)];
    await engine.db
      .updateTable("cart")
      .set({ email: ada.email })
      .where("id", "in", [ordered, started])
      .execute();
    const decided_at = new Date().toISOString();
    await engine.db
      .insertInto("cart_reminder")
      .values({ id: "r".repeat(32), cart_id: started, store_code: "mpc", email: ada.email, decided_at })
      .execute();
    const { data } = await place(engine, browser, ordered);
    const { number } = data.placeOrder.orderV2;
    await engine.db
      .updateTable("sales_order")
      .set({ status: "delivered" })
      .where("number", "=", number)
      .execute();
    await engine.db.updateTable("mail_outbox").set({ sent_at: new Date().toISOString() }).execute();
    expect((await readOrderOf(number)).customer_id).toBe(ada.id);

    await leave(ada);

    const rows = await wholeDatabase();
    expect(rows.filter((row) => row.includes(ada.email))).toHaveLength(1);
    expect(rows.filter((row) => row.includes(ordered))).toEqual([]);
    expect(rows.filter((row) => row.includes(started))).toEqual([]);
    const { data: seen } = await engine.graphql("{ designs { total_count } }", {}, browser);
    expect(seen.designs.total_count).toBe(1);
  });

  test("keeps number, items, amounts and the taxed state of a closed order", async () => {
    const ada = await shopper();
    const id = await order(ada, "delivered");
    const before = await readOrder(id);
    await leave(ada);
    const after = await readOrder(id);
    const { number, totals, grand_total_cents, payment_method, created_at } = before;
    expect(after).toMatchObject({
      number,
      totals,
      grand_total_cents,
      payment_method,
      created_at,
      customer_id: null,
    });
    expect(after.token).not.toBe(before.token);
    expect(JSON.parse(after.shipping_address ?? "")).toMatchObject({
      region_code: "CA",
      street: [],
      postcode: "",
    });
    const items = await engine.db
      .selectFrom("sales_order_item")
      .selectAll()
      .where("order_id", "=", id)
      .execute();
    expect(items[0]).toMatchObject({ sku: "pet-tag", design_id: null });
  });

  test("deletes the print files of a closed order", async () => {
    const ada = await shopper();
    const id = await order(ada, "processing");
    await queuePrints(engine.db, id);
    await printAll(engine);
    const [{ id: line }] = await engine.db
      .selectFrom("sales_order_item")
      .select("id")
      .where("order_id", "=", id)
      .execute();
    const [file] = await printFiles(engine, line);
    expect(printedBytes(engine, file).length).toBe(file.bytes);
    await engine.db.updateTable("sales_order").set({ status: "delivered" }).where("id", "=", id).execute();
    await leave(ada);
    expect(() => printedBytes(engine, file)).toThrow("ENOENT");
  });

  test("erases an order in transit only after it has arrived", async () => {
    const ada = await shopper();
    const id = await order(ada, "in_production");
    const { design_id } = await engine.db
      .selectFrom("sales_order_item")
      .select("design_id")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    await leave(ada);
    await eraseClosedOrders.run(jobContext(), new Date());
    expect(await readOrder(id)).toMatchObject({ customer_id: null, email: ada.email });
    expect((await readOrder(id)).shipping_address).toContain(ada.name);
    expect(await designExists(design_id)).toBe(true);

    await engine.db.updateTable("sales_order").set({ status: "delivered" }).where("id", "=", id).execute();
    await eraseClosedOrders.run(jobContext(), new Date());
    expect(await readOrder(id)).toMatchObject({ email: "", account_deleted_at: null });
    expect((await readOrder(id)).shipping_address).not.toContain(ada.name);
    expect(await designExists(design_id)).toBe(false);
  });

  test("erases an order that was never reported as delivered", async () => {
    const ada = await shopper();
    const id = await order(ada, "shipped");
    await leave(ada);
    const in181Days = new Date(Date.now() + 181 * 24 * 60 * 60 * 1000);
    await eraseClosedOrders.run(jobContext(), in181Days);
    expect(await readOrder(id)).toMatchObject({ email: "", account_deleted_at: null });
  });

  test("keeps the photo needed for an order in production, and no other", async () => {
    const ada = await shopper();
    const [ordered, other] = [await upload(ada), await upload(ada)];
    const design = await mugOf(ada, ordered);
    const id = await order(ada, "processing");
    await engine.db
      .updateTable("sales_order_item")
      .set({ design_id: design })
      .where("order_id", "=", id)
      .execute();
    await leave(ada);
    expect(existsSync(photoFolder(ordered))).toBe(true);
    expect(existsSync(photoFolder(other))).toBe(false);
    expect(
      (await engine.rest(`/rest/mpc/V1/photos/${ordered}/display`, {}, { owner: ada.owner })).status,
    ).toBe(404);
  });

  test("ends every session", async () => {
    const ada = await shopper();
    await leave(ada);
    const { errors } = await engine.graphql("{ customer { email } }", {}, ada);
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("deletes reviews and recounts the stars", async () => {
    const ada = await shopper();
    await reviewTag(ada);
    await leave(ada);
    expect(await tagReviewCount()).toBe(0);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "counts the stars correctly when another customer is deleted at the same moment",
    async () => {
      const [ada, eve] = [await shopper(), await shopper()];
      await reviewTag(ada);
      await reviewTag(eve);
      const row = await engine.db
        .selectFrom("customer")
        .selectAll()
        .where("id", "=", eve.id)
        .executeTakeFirstOrThrow();
      await whileUncommitted(
        engine.db,
        (deleting) => eraseReviews(deleting, engine.settings, row),
        () => leave(ada),
      );
      expect(await tagReviewCount()).toBe(0);
    },
  );

  test("does not affect other customers", async () => {
    const [ada, eve] = [await shopper(), await shopper()];
    const [kept, photo] = [await order(ada, "delivered"), await upload(ada)];
    await leave(eve);
    expect(await readOrder(kept)).toMatchObject({ customer_id: ada.id, email: ada.email });
    expect(existsSync(photoFolder(photo))).toBe(true);
    expect((await engine.graphql("{ customer { email } }", {}, ada)).data.customer.email).toBe(ada.email);
  });

  test("keeps data linked by an unconfirmed address alone", async () => {
    const owner = await shopper();
    await engine.graphql("mutation { setNewsletterConsent(subscribe: true) { error } }", {}, owner);
    await engine.db
      .updateTable("customer")
      .set({ email_confirmed_at: null })
      .where("id", "=", owner.id)
      .execute();
    await leave(owner);
    const subscriber = await engine.db
      .selectFrom("newsletter_subscriber")
      .select("status")
      .where("email", "=", owner.email)
      .executeTakeFirst();
    expect(subscriber?.status).toBe("subscribed");
  });
});

describe("permission to delete an account", () => {
  test("is denied to guests", async () => {
    const { problem } = await leave({}, { password: PASSWORD });
    expect(problem?.extensions.category).toBe("graphql-authorization");
    expect((await engine.graphql(SEND)).errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("is granted with the password, and not with a wrong one or none", async () => {
    const ada = await shopper();
    expect((await leave(ada, { password: "Bad-dog-2026" })).problem?.extensions.field).toBe("password");
    expect((await leave(ada, {})).problem?.message).toBe("This is a required field.");
    expect((await leave(ada)).isDone).toBe(true);
  });

  test("is granted with the emailed code, also without a password", async () => {
    const ada = await shopper();
    await engine.db.updateTable("customer").set({ password_hash: "" }).where("id", "=", ada.id).execute();
    expect((await leave(ada, { password: "" })).isDone).toBeUndefined();
    await engine.graphql(SEND, {}, ada);
    expect((await leave(ada, { code: await codeFor(ada.email) })).isDone).toBe(true);
  });

  test("is denied with the code of another customer", async () => {
    const [ada, eve] = [await shopper(), await shopper()];
    await engine.graphql(SEND, {}, ada);
    await engine.graphql(SEND, {}, eve);
    const code = await codeFor(ada.email);
    if (code !== (await codeFor(eve.email)))
      expect((await leave(eve, { code })).problem?.message).toBe(WRONG_CODE);
    expect((await leave(ada, { code })).isDone).toBe(true);
  });

  test("is denied after five wrong codes, or with an expired one", async () => {
    const ada = await shopper();
    await engine.graphql(SEND, {}, ada);
    const code = await codeFor(ada.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess += 1) await leave(ada, { code: wrong });
    expect((await leave(ada, { code })).problem).toMatchObject({
      message: WRONG_CODE,
      extensions: { field: "code" },
    });
    await engine.graphql(SEND, {}, ada);
    await engine.db
      .updateTable("account_deletion_code")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("customer_id", "=", ada.id)
      .execute();
    expect((await leave(ada, { code: await codeFor(ada.email) })).problem?.message).toBe(WRONG_CODE);
  });

  test("takes effect once when requested several times at once", async () => {
    const ada = await shopper();
    await Promise.all([1, 2, 3].map(() => leave(ada)));
    expect((await emailsTo(engine, ada.email)).map(({ subject }) => subject)).toEqual([
      "Your account has been deleted",
    ]);
  });
});

function jobContext() {
  const { db, settings } = engine;
  return { db, settings, storeCode: settings.brand, wakeMail: () => {} };
}

async function designExists(id: string | null): Promise<boolean> {
  const found = await engine.db
    .selectFrom("design")
    .select("id")
    .where("id", "=", id ?? "none")
    .executeTakeFirst();
  return found !== undefined;
}
