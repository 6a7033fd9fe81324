import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "~/engine/database/open-database";
import { fileToken } from "~/engine/fulfillment/file-token";
import { staffOrderToken } from "~/engine/fulfillment/staff-order-link";
import { runDueJobs } from "~/engine/jobs/run-due-jobs";
import { deliverMail } from "~/engine/mail/deliver-mail";
import { queueMail } from "~/engine/mail/outbox";
import { packingSlipPath } from "~/engine/packing-slips/packing-slip-path";
import { claimPrint } from "~/engine/print/print-tasks";
import { randomToken } from "~/engine/shared/secrets";
import { storeSettings } from "~/engine/shared/store-settings";
import { move, ordered } from "./atelier";
import { attempt, changingNothing, isRejected } from "./authorization/attempt";
import { shopperWithCart } from "./authorization/authorization-case";
import { tokenCases } from "./authorization/token-cases";
import { giftCard } from "./balances";
import { emailsTo, linkToken } from "./emails";
import { type EngineFixture, freshSettings, type Sender } from "./engine-fixture";
import {
  add,
  applyCoupon,
  cartWithTag,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  place,
  readCart,
  readyCart,
  tag,
} from "./shopper";
import { openTwins, TWIN, TWIN_COUPON, TWIN_NAME, TWIN_TAG, twinOf } from "./twin-store";

const TWIN_URL = "https://twin.example";

let mpc: EngineFixture;
let twin: EngineFixture;
beforeAll(async () => {
  mpc = await openTwins({ storeUrls: { [TWIN]: TWIN_URL } });
  twin = twinOf(mpc);
});
afterAll(() => mpc.close());

const REGISTER = `mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }`;
const LOG_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;

async function register(engine: EngineFixture, email: string, password: string): Promise<Sender> {
  const input = { email, password, firstname: "Ada", lastname: "Byron" };
  const { data } = await engine.graphql(REGISTER, { input });
  return { token: data.createCustomer.customer_token };
}

async function orderAt(engine: EngineFixture, sender: Sender, sku: string) {
  const { data } = await place(engine, sender, await readyCart(engine, sender, { sku }));
  return data.placeOrder.orderV2;
}

describe("the store", () => {
  const WHICH = "{ storeConfig { store_code store_name } products(pageSize: 300) { items { sku } } }";
  async function which(engine: EngineFixture, store: string) {
    const { data } = await engine.graphql(WHICH, {}, { headers: { Store: store } });
    const skus = data.products.items.map(({ sku }) => sku);
    return { ...data.storeConfig, sellsTag: skus.includes("pet-tag"), sellsTwinTag: skus.includes(TWIN_TAG) };
  }

  // @specification §7 L219
  // @specification §9 L292
  test("is named by the header, otherwise it is the process's own brand", async () => {
    const own = { store_code: "mpc", sellsTag: true, sellsTwinTag: false };
    expect(await which(mpc, "")).toMatchObject(own);
    expect(await which(mpc, "mpc")).toMatchObject(own);
    expect(await which(mpc, "default")).toMatchObject(own);
    expect(await which(mpc, TWIN)).toEqual({
      store_code: TWIN,
      store_name: TWIN_NAME,
      sellsTag: false,
      sellsTwinTag: true,
    });
  });

  test("with an unknown name is not found, as with Magento", async () => {
    const elsewhere = { headers: { Store: "neither" } };
    const { data, errors } = await mpc.graphql("{ storeConfig { store_code } }", {}, elsewhere);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      { message: "Requested store is not found", extensions: { category: "graphql-input" } },
    ]);
    const response = await mpc.rest("/rest/mpc/V1/guest-carts", { method: "POST" }, elsewhere);
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({ message: "Requested store is not found" });
  });

  test("can be named in the path of REST calls, too", async () => {
    const unnamed = { headers: { Store: "" } };
    const started = await mpc.rest(`/rest/${TWIN}/V1/guest-carts`, { method: "POST" }, unnamed);
    const cartId = await started.json();
    expect((await readCart(twin, {}, cartId)).data.cart.id).toBe(cartId);
    expect((await readCart(mpc, {}, cartId)).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
  });

  test.each(["default", "all", "mpc"])("is the process's own by the path %s of REST calls", async (name) => {
    const unnamed = { headers: { Store: "" } };
    const started = await mpc.rest(`/rest/${name}/V1/guest-carts`, { method: "POST" }, unnamed);
    const cartId = await started.json();
    expect((await readCart(mpc, {}, cartId)).data.cart.id).toBe(cartId);
  });

  // A Magento host uses the path, regardless of the header.
  test.each(["neither", "%6dpc", "/neither", "V1x"])("is not %s by the path of a REST call", async (name) => {
    const start = (sender: object) => mpc.rest(`/rest/${name}/V1/guest-carts`, { method: "POST" }, sender);
    for (const Store of ["", "mpc"]) expect((await start({ headers: { Store } })).status).toBe(400);
  });
});

describe("customers", () => {
  test("create an account in each store with the same address, each with its own password and session", async () => {
    const email = "both@example.com";
    const here = await register(mpc, email, "Analytical1");
    const there = await register(twin, email, "Difference2");
    const [cartHere, cartThere] = [await ownCart(mpc, here), await ownCart(twin, there)];
    expect(cartHere).not.toBe(cartThere);

    for (const [engine, foreign] of [
      [twin, here],
      [mpc, there],
    ] as const) {
      const { errors } = await engine.graphql("{ customer { email } }", {}, foreign);
      expect(errors?.[0].extensions.category).toBe("graphql-authorization");
    }
    const wrong = await twin.graphql(LOG_IN, { email, password: "Analytical1" });
    expect(wrong.errors?.[0].extensions.category).toBe("graphql-authentication");
    expect((await twin.graphql(LOG_IN, { email, password: "Difference2" })).errors).toBeUndefined();
  });

  test("of one store are unknown in the other", async () => {
    const email = "here-alone@example.com";
    await register(mpc, email, "Analytical1");
    const free = "query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }";
    expect((await mpc.graphql(free, { email })).data.isEmailAvailable.is_email_available).toBe(false);
    expect((await twin.graphql(free, { email })).data.isEmailAvailable.is_email_available).toBe(true);
  });
});

test("a login code stays valid after wrong codes for the same address in the other store", async () => {
  const email = "coded@example.com";
  await register(mpc, email, "Analytical1");
  await register(twin, email, "Difference2");
  await mpc.graphql("mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }", {
    email,
  });
  const code = /^\d{6}$/m.exec((await emailsTo(mpc, email)).at(-1)?.text_body ?? "")?.[0] ?? "no code";
  async function signIn(engine: EngineFixture, password: string): Promise<boolean> {
    const { data } = await engine.graphql(
      `mutation ($username: String!, $password: String!) {
        loginUniversalpassword(username: $username, password: $password, logintype: "otp") { success }
      }`,
      { username: email, password },
    );
    return data.loginUniversalpassword.success;
  }
  for (let guess = 0; guess < 5; guess += 1) expect(await signIn(twin, "no code")).toBe(false);
  expect(await signIn(mpc, code)).toBe(true);
});

describe("a cart", () => {
  test("of the other store gets the response of one that does not exist", async () => {
    const { id, sender } = await cartWithTag(mpc);
    const [foreign, unknown] = [
      await readCart(twin, sender, id),
      await readCart(twin, sender, "A".repeat(32)),
    ];
    expect(foreign.errors?.[0].extensions).toEqual(unknown.errors?.[0].extensions);
    expect(foreign.errors?.[0].message.replace(id, "")).toBe(
      unknown.errors?.[0].message.replace("A".repeat(32), ""),
    );
  });

  test("accepts neither products nor designs nor coupons nor gift cards of the other store", async () => {
    const visitor = guest();
    const cartId = await newCart(twin, visitor);
    const foreign = await add(twin, visitor, cartId, [tag(await designTag(mpc, visitor))]);
    expect(foreign.data.addProductsToCart.user_errors[0].code).toBe("PRODUCT_NOT_FOUND");

    const designId = await designTag(twin, visitor, { sku: TWIN_TAG });
    const added = await add(twin, visitor, cartId, [tag(designId, 1, TWIN_TAG)]);
    expect(added.data.addProductsToCart.cart.total_quantity).toBe(1);

    const { id: other } = await cartWithTag(mpc, visitor);
    expect((await applyCoupon(mpc, visitor, other, TWIN_COUPON)).errors).toHaveLength(1);
    expect((await applyCoupon(twin, visitor, cartId, TWIN_COUPON)).errors).toBeUndefined();
    expect((await applyCoupon(twin, visitor, cartId, "WELCOME10")).errors).toHaveLength(1);

    const balance = `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { balance { value } } }`;
    const { code } = await giftCard(mpc, 2500);
    expect((await mpc.graphql(balance, { code })).data.giftCardAccount.balance.value).toBe(25);
    expect((await twin.graphql(balance, { code })).errors).toHaveLength(1);
  });
});

describe("orders", () => {
  test("have numbers that distinguish the stores, are unique, and are known in their own store only", async () => {
    const [here, there] = [await orderAt(mpc, guest(), "pet-tag"), await orderAt(twin, guest(), TWIN_TAG)];
    expect(here.number).toMatch(/^MPC1\d{8}$/);
    expect(there.number).toMatch(/^TWIN1\d{8}$/);
    expect(there.number.slice(-9)).not.toBe(here.number.slice(-9));
    const open = "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }";
    expect((await twin.graphql(open, { token: there.token })).data.guestOrderByToken.number).toBe(
      there.number,
    );
    expect((await mpc.graphql(open, { token: there.token })).errors).toHaveLength(1);
    const find = "query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }";
    const input = { number: there.number, email: "ada@example.com", lastname: "Byron", postcode: "95814" };
    expect((await twin.graphql(find, { input })).data.guestOrder.number).toBe(there.number);
    expect((await mpc.graphql(find, { input })).errors).toHaveLength(1);
  });

  test("cannot be processed, shown or paid by a link in the other store", async () => {
    const order = await ordered(mpc, guest());
    const links = [order.token, staffOrderToken.sign(mpc.settings, { orderId: Number(order.id) })];
    const asker = await shopperWithCart(mpc, guest());
    const accepted = await changingNothing(mpc, asker, async () => {
      const opened: string[] = [];
      for (const [operation, variables] of Object.entries(tokenCases)) {
        for (const link of links) {
          const response = await attempt(twin, operation, variables(link), asker.sender);
          if (!isRejected(response)) opened.push(`${operation}: ${JSON.stringify(response)}`);
        }
      }
      return opened;
    });
    expect(accepted).toEqual([]);
    const slip = packingSlipPath(
      fileToken.sign(mpc.settings, { orderId: Number(order.id), scope: "production" }),
    );
    expect((await mpc.rest(slip)).status).toBe(200);
    expect((await twin.rest(slip)).status).toBe(404);
    expect((await move(mpc, order.number, "TAKE_PAYMENT")).errors).toBeUndefined();
  });
});

describe("designs and photos", () => {
  test("stay in their store, whoever has the owner token", async () => {
    const owner = { owner: randomToken() };
    const designId = await designTag(mpc, owner);
    const list = "{ designs { items { id } } }";
    expect((await mpc.graphql(list, {}, owner)).data.designs.items).toEqual([{ id: designId }]);
    expect((await twin.graphql(list, {}, owner)).data.designs.items).toEqual([]);
    const picture = `/rest/mpc/V1/designs/${designId}/1/picture.svg`;
    expect((await mpc.rest(picture, {}, owner)).status).toBe(200);
    expect((await twin.rest(picture, {}, owner)).status).toBe(404);

    const pixels = sharp({ create: { width: 300, height: 200, channels: 3, background: "#c04040" } });
    const body = new Uint8Array(await pixels.jpeg().toBuffer());
    const sent = await mpc.rest("/rest/mpc/V1/photos", { method: "POST", body }, owner);
    const photo = `/rest/mpc/V1/photos/${(await sent.json()).data.id}/thumbnail`;
    expect((await mpc.rest(photo, {}, owner)).status).toBe(200);
    expect((await twin.rest(photo, {}, owner)).status).toBe(404);
  });

  test("are not assigned to a customer of the other store who signs in there", async () => {
    const owner = { owner: randomToken() };
    const designId = await designTag(mpc, owner);
    const claim = "mutation { claimDesigns }";
    const newCustomer = { ...(await register(twin, "newcomer@example.com", "Analytical1")), ...owner };
    await twin.graphql(claim, {}, newCustomer);
    expect((await mpc.graphql("{ designs { items { id } } }", {}, owner)).data.designs.items).toEqual([
      { id: designId },
    ]);
  });

  test("that were shared are shown in their store only", async () => {
    const ada = await customer(mpc);
    const share = "mutation ($id: ID!) { shareDesign(id: $id) { share_token } }";
    const { data } = await mpc.graphql(share, { id: await designTag(mpc, ada) }, ada);
    const token = data.shareDesign.share_token;
    const viewQuery = "query ($token: String!) { sharedDesign(token: $token) { sku } }";
    expect((await mpc.graphql(viewQuery, { token })).data.sharedDesign.sku).toBe("pet-tag");
    expect((await twin.graphql(viewQuery, { token })).data.sharedDesign).toBeNull();
  });
});

describe("emails", () => {
  test("are in the name of their store and link to it", async () => {
    const ada = await register(twin, "letters@twin.example", "Analytical1");
    const order = await orderAt(twin, ada, TWIN_TAG);
    const messages = await emailsTo(mpc, "letters@twin.example");
    const confirmation = messages.find(({ subject }) => subject.includes(order.number));
    expect(confirmation).toMatchObject({ store_code: TWIN });
    expect(confirmation?.text_body).toContain(TWIN_NAME);
    expect(confirmation?.text_body).toContain(`${TWIN_URL}/`);
    expect(confirmation?.text_body).not.toContain(mpc.settings.publicUrl);
  });

  test("about the newsletter apply to their store only", async () => {
    const email = "reader@twin.example";
    const ask = `mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error } } }`;
    await twin.graphql(ask, { input: { email, subscribe: true, subscribe_source: "footer" } });
    const token = linkToken((await emailsTo(mpc, email))[0]);
    const confirm = "mutation ($token: String!) { confirmNewsletter(token: $token) { error } }";
    expect((await mpc.graphql(confirm, { token })).data.confirmNewsletter.error).toBe(true);
    expect((await twin.graphql(confirm, { token })).data.confirmNewsletter.error).toBe(false);
  });
});

describe("a process that serves one of the stores", () => {
  test("sends its own emails, and leaves those of the other", async () => {
    const { settings, remove } = await freshSettings();
    const db = await openDatabase(settings);
    for (const storeCode of ["mpc", TWIN]) {
      const message = {
        kind: "order" as const,
        storeCode,
        recipient: `reader@${storeCode}.example`,
        subject: "Hello",
      };
      await queueMail(db, { ...message, text: "Hello", html: "<p>Hello</p>" });
    }
    const sent: string[] = [];
    await deliverMail(db, TWIN, async ({ recipient }) => void sent.push(recipient));
    expect(sent).toEqual([`reader@${TWIN}.example`]);
    await deliverMail(db, "mpc", async ({ recipient }) => void sent.push(recipient));
    expect(sent).toEqual([`reader@${TWIN}.example`, "reader@mpc.example"]);
    await db.destroy();
    await remove();
  });

  test("prints its own orders", async () => {
    const order = await ordered(mpc, guest());
    await move(mpc, order.number, "TAKE_PAYMENT");
    expect(await claimPrint(mpc.db, TWIN, new Date())).toBeNull();
    expect(await claimPrint(mpc.db, "mpc", new Date())).not.toBeNull();
  });

  test("schedules each job separately", async () => {
    const runs: string[] = [];
    const job = {
      name: "in each store",
      everyMilliseconds: 60_000,
      run: async ({ storeCode }: { storeCode: string }) => void runs.push(storeCode),
    };
    for (const storeCode of ["mpc", TWIN, "mpc", TWIN]) {
      const settings = storeSettings(mpc.settings, storeCode);
      await runDueJobs({ db: mpc.db, settings, storeCode, wakeMail: () => {} }, [job]);
    }
    expect(runs).toEqual(["mpc", TWIN]);
  });
});
