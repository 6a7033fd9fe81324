import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { remindOfLeftCarts } from "~/engine/left-carts/remind-of-left-carts";
import { ensureSubscriber } from "~/engine/newsletter/invite-subscriber";
import { setStatus } from "~/engine/newsletter/subscriber";
import { randomId } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { lettersTo, linkToken } from "./letters";
import {
  add,
  cartWithTag,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  place,
  readCart,
  readyCart,
  setEmail,
  tag,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const HOUR = 60 * 60_000;
/** When the job runs; the carts are left before. */
const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();

const wakeMail = vi.fn();
beforeEach(() => wakeMail.mockReset());

function remind(changes: Partial<EngineFixture["settings"]["carts"]> = {}): Promise<void> {
  const settings = { ...engine.settings, carts: { ...engine.settings.carts, ...changes } };
  return remindOfLeftCarts.run({ db: engine.db, settings, storeCode: "mpc", wakeMail }, now);
}

const newAddress = () => `${randomId().toLowerCase()}@example.com`;

async function subscribe(email: string, status: "subscribed" | "unsubscribed" | "pending" = "subscribed") {
  const claims = { storeCode: "mpc", email };
  await ensureSubscriber(engine.db, { ...claims, firstname: null, source: "test" });
  await setStatus(engine.db, claims, status, "test");
}

async function leave(cartId: string, hours = 25): Promise<void> {
  await engine.db
    .updateTable("cart")
    .set({ updated_at: hoursAgo(hours) })
    .where("id", "=", cartId)
    .execute();
}

/** A guest's cart with a tag in it, left with an address that gets our letters. */
async function leftByGuest({ email = newAddress(), hours = 25, quantity = 1 } = {}) {
  const { id, sender, design } = await cartWithTag(engine, guest(), quantity);
  await setEmail(engine, sender, id, email);
  await subscribe(email);
  await leave(id, hours);
  return { id, sender, email, design };
}

/** The same of a customer. */
async function leftByCustomer() {
  const shopper = await customer(engine);
  const id = await ownCart(engine, shopper);
  await add(engine, shopper, id, [tag(await designTag(engine, shopper))]);
  await subscribe(shopper.email);
  await leave(id);
  return { id, shopper };
}

/** The token of the letter that reminded of the cart. */
async function remindedToken(email: string): Promise<string> {
  await remind();
  return linkToken((await lettersTo(engine, email))[0]);
}

function look(token: string, sender: Sender = guest()) {
  return engine.graphql(
    "query ($token: String!) { leftCart(token: $token) { state cart { id total_quantity } } }",
    { token },
    sender,
  );
}

async function open(token: string, sender: Sender = guest(), present: string | null = null) {
  const { data } = await engine.graphql(
    `mutation ($token: String!, $present: String) {
      openLeftCart(token: $token, present_cart_id: $present) { state cart { id total_quantity } }
    }`,
    { token, present },
    sender,
  );
  return data.openLeftCart;
}

describe("a cart that was left", () => {
  it("is reminded of once, with what is in it, the link to it and the way to end such letters", async () => {
    const { email } = await leftByGuest({ quantity: 2 });
    await remind();
    await remind();
    const letters = await lettersTo(engine, email);
    expect(letters.map(({ subject }) => subject)).toEqual(["Your Engraved Pet Tag is still in your cart"]);
    const [{ text_body, html_body, unsubscribe_url }] = letters;
    expect(text_body).toMatch(/2 × Engraved Pet Tag \(.*Size: \w+/);
    expect(text_body).toContain("http://localhost:3000/abandoned/checkout/cart?token=");
    expect(html_body).toContain("http://localhost:3000/social/product/pet-tag.jpg");
    expect(unsubscribe_url).toContain("/newsletter/unsubscribe?token=");
    expect(text_body).toContain(unsubscribe_url);
    expect(wakeMail).toHaveBeenCalledTimes(1);
  });

  it("is not reminded of again when it is left a second time", async () => {
    const { id, sender, email } = await leftByGuest();
    await remind();
    await add(engine, sender, id, [tag(await designTag(engine, sender))]);
    await leave(id);
    await remind();
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it("is written of by one alone when several processes look at once", async () => {
    const { email } = await leftByGuest();
    await Promise.all([remind(), remind(), remind()]);
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it("greets a customer by name", async () => {
    const { shopper } = await leftByCustomer();
    await remind();
    const [letter] = await lettersTo(engine, shopper.email);
    expect(letter.text_body).toContain("Still thinking about it, Grace?");
  });

  it("says nothing that a guest has typed, for the address may be a stranger's", async () => {
    const { email } = await leftByGuest();
    await remind();
    const [letter] = await lettersTo(engine, email);
    expect(letter.text_body).not.toContain("Otto");
    expect(letter.html_body).not.toContain("/pictures/designs/");
  });

  it.each([
    ["23 hours ago", 23],
    ["more than a week after its day", 24 * 8 + 1],
  ])("is left alone when it was touched %s", async (_when, hours) => {
    const { email } = await leftByGuest({ hours });
    await remind();
    expect(await lettersTo(engine, email)).toEqual([]);
  });

  it("waits as long as the setting says, for ever when it says none", async () => {
    const { email } = await leftByGuest({ hours: 3 });
    await remind({ remindAfterHours: 0 });
    await remind({ remindAfterHours: 4 });
    expect(await lettersTo(engine, email)).toEqual([]);
    await remind({ remindAfterHours: 2 });
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it.each(["pending", "unsubscribed"] as const)(
    "of an address that is %s stays unmentioned",
    async (status) => {
      const { email } = await leftByGuest();
      await subscribe(email, status);
      await remind();
      expect(await lettersTo(engine, email)).toEqual([]);
    },
  );

  it("of somebody who never asked for letters stays unmentioned, customer or guest", async () => {
    const { id, sender } = await cartWithTag(engine);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await leave(id);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    await add(engine, shopper, own, [tag(await designTag(engine, shopper))]);
    await leave(own);
    await remind();
    expect(await lettersTo(engine, email)).toEqual([]);
    expect(await lettersTo(engine, shopper.email)).toEqual([]);
  });

  it("with nothing in it is none", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await subscribe(email);
    await leave(id);
    await remind();
    expect(await lettersTo(engine, email)).toEqual([]);
  });

  it("stays unmentioned when its owner has ordered from another one meanwhile", async () => {
    const { email } = await leftByGuest();
    const sender = guest();
    const other = await readyCart(engine, sender);
    await setEmail(engine, sender, other, email);
    await place(engine, sender, other);
    await remind();
    const subjects = (await lettersTo(engine, email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Your order/)]);
  });

  it("is one of several for the same person, who gets one letter a week", async () => {
    const { email } = await leftByGuest();
    await leftByGuest({ email });
    await leftByGuest({ email });
    await remind();
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it("waits for the next run when there are more than one run may write of", async () => {
    await remind();
    const people = [await leftByGuest({ hours: 30 }), await leftByGuest({ hours: 29 }), await leftByGuest()];
    const lettersNow = () =>
      Promise.all(people.map(async ({ email }) => (await lettersTo(engine, email)).length));
    await remind({ remindersARun: 2 });
    expect(await lettersNow()).toEqual([1, 1, 0]);
    await remind({ remindersARun: 2 });
    expect(await lettersNow()).toEqual([1, 1, 1]);
  });
});

describe("the link of a reminder", () => {
  it("opens a guest's very cart on any device, as often as it is followed", async () => {
    const { id, email } = await leftByGuest({ quantity: 2 });
    const token = await remindedToken(email);
    expect((await look(token)).data.leftCart).toEqual({ state: "WAITING", cart: { id, total_quantity: 2 } });
    for (let time = 0; time < 2; time += 1) {
      expect(await open(token)).toEqual({ state: "WAITING", cart: { id, total_quantity: 2 } });
    }
  });

  it("changes nothing by being looked at", async () => {
    const { id, email } = await leftByGuest();
    const token = await remindedToken(email);
    const before = await engine.db.selectFrom("cart").selectAll().where("id", "=", id).execute();
    await look(token);
    expect(await engine.db.selectFrom("cart").selectAll().where("id", "=", id).execute()).toEqual(before);
  });

  it("brings along what is in the guest's present cart, and loses no line", async () => {
    const { id, email, design, sender } = await leftByGuest({ quantity: 2 });
    const token = await remindedToken(email);
    const present = await newCart(engine, sender);
    await add(engine, sender, present, [
      tag(design, 1),
      tag(await designTag(engine, sender, { options: { size: "large" } }), 3),
    ]);
    expect(await open(token, sender, present)).toEqual({ state: "WAITING", cart: { id, total_quantity: 6 } });
    const { data } = await readCart(engine, sender, id);
    expect(data.cart.itemsV2.items.map(({ quantity }) => quantity)).toEqual([3, 3]);
    expect((await readCart(engine, sender, present)).errors?.[0].message).toBe("The cart isn't active.");
  });

  it("takes nothing out of a customer's cart that a guest names as the present one", async () => {
    const { id, email } = await leftByGuest();
    const token = await remindedToken(email);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    await add(engine, shopper, own, [tag(await designTag(engine, shopper), 2)]);
    const row = () => engine.db.selectFrom("cart").selectAll().where("id", "=", own).executeTakeFirst();
    const before = await row();
    expect(await open(token, guest(), own)).toEqual({ state: "WAITING", cart: { id, total_quantity: 1 } });
    expect(await row()).toEqual(before);
    expect((await readCart(engine, shopper, own)).data.cart.total_quantity).toBe(2);
  });

  it("puts a guest's cart into that of the customer who follows it", async () => {
    const { email } = await leftByGuest({ quantity: 2 });
    const token = await remindedToken(email);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    expect(await open(token, shopper)).toEqual({ state: "WAITING", cart: { id: own, total_quantity: 2 } });
    expect((await look(token, shopper)).data.leftCart).toEqual({ state: "GONE", cart: null });
  });

  it("opens a customer's cart to that customer alone, and tells others nothing of it", async () => {
    const { id, shopper } = await leftByCustomer();
    const token = await remindedToken(shopper.email);
    const closed = { "a guest": guest(), "another customer": await customer(engine) };
    for (const [who, sender] of Object.entries(closed)) {
      const state = who === "a guest" ? "LOGIN_NEEDED" : "FOREIGN";
      expect((await look(token, sender)).data.leftCart).toEqual({ state, cart: null });
      expect(await open(token, sender)).toEqual({ state, cart: null });
    }
    expect(await open(token, shopper)).toEqual({ state: "WAITING", cart: { id, total_quantity: 1 } });
  });

  it("tells that the cart was ordered", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await subscribe(email);
    await leave(id);
    const token = await remindedToken(email);
    await place(engine, sender, id);
    expect((await look(token)).data.leftCart).toEqual({ state: "ORDERED", cart: null });
    expect(await open(token)).toEqual({ state: "ORDERED", cart: null });
  });

  it("tells that the cart is kept no longer", async () => {
    const { id, email } = await leftByGuest();
    const token = await remindedToken(email);
    await engine.db.deleteFrom("cart").where("id", "=", id).execute();
    expect((await look(token)).data.leftCart).toEqual({ state: "GONE", cart: null });
  });

  it("works for two weeks, and not when a letter of it was changed", async () => {
    const { email } = await leftByGuest();
    const token = await remindedToken(email);
    expect((await look(`${token}x`)).data.leftCart).toBeNull();
    vi.useFakeTimers({ now: now.getTime() + 14 * 24 * HOUR, toFake: ["Date"] });
    try {
      expect((await look(token)).data.leftCart).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("names no cart to whoever reads it", async () => {
    const { id, email } = await leftByGuest();
    const token = await remindedToken(email);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain(id);
  });
});

describe("the picture of a design in a cart that was left", () => {
  async function picture(design: string, search: string, sender: Sender): Promise<number> {
    const answer = await engine.rest(`/rest/mpc/V1/designs/${design}/1/picture.svg${search}`, {}, sender);
    return answer.status;
  }
  const withCart = (cartId: string): Sender => ({ ...guest(), headers: { cartId } });

  it("is shown on another device to who has the link, and once the cart is open there", async () => {
    const { id, design, email } = await leftByGuest();
    const token = await remindedToken(email);
    expect(await picture(design, "", guest())).toBe(404);
    expect(await picture(design, `?reminder=${token}`, guest())).toBe(200);
    expect(await picture(design, "", withCart(id))).toBe(200);
  });

  it("is shown for no other cart, no other design and no other link", async () => {
    const { email } = await leftByGuest();
    const token = await remindedToken(email);
    const { id: other, design } = await cartWithTag(engine);
    const { id: empty } = await cartWithTag(engine);
    expect(await picture(design, `?reminder=${token}`, guest())).toBe(404);
    expect(await picture(design, "?reminder=forged", guest())).toBe(404);
    expect(await picture(design, "", withCart(empty))).toBe(404);
    expect(await picture(design, "", withCart(other))).toBe(200);
  });

  it("of a customer's cart is shown to that customer alone", async () => {
    const { id, shopper } = await leftByCustomer();
    const token = await remindedToken(shopper.email);
    const { design_id } = await engine.db
      .selectFrom("cart_item")
      .select("design_id")
      .where("cart_id", "=", id)
      .executeTakeFirstOrThrow();
    const design = design_id ?? "";
    for (const sender of [guest(), await customer(engine)]) {
      expect(await picture(design, `?reminder=${token}`, sender)).toBe(404);
      expect(await picture(design, "", { ...sender, headers: { cartId: id } })).toBe(404);
    }
    expect(await picture(design, "", shopper)).toBe(200);
  });
});
