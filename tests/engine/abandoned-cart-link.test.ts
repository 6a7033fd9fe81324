import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  abandonedByCustomer,
  abandonedByGuest,
  inTwoWeeks,
  leave,
  newAddress,
  remindedToken,
  subscribe,
  viewAbandonedCart,
} from "./abandoned-carts";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import {
  ADDRESS,
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
  shipTo,
  tag,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function open(token: string, sender: Sender = guest(), present: string | null = null) {
  const { data } = await engine.graphql(
    `mutation ($token: String!, $present: String) {
      openAbandonedCart(token: $token, present_cart_id: $present) { state cart { id total_quantity } }
    }`,
    { token, present },
    sender,
  );
  return data.openAbandonedCart;
}

describe("the link of a reminder", () => {
  it("opens a guest's cart on any device, as often as it is followed, each time under a new id", async () => {
    const { id, email, sender } = await abandonedByGuest(engine, { quantity: 2 });
    const token = await remindedToken(engine, email);
    const ids = [id];
    for (let time = 0; time < 2; time += 1) {
      const { state, cart } = await open(token);
      expect({ state, pieces: cart.total_quantity }).toEqual({ state: "WAITING", pieces: 2 });
      ids.push(cart.id);
    }
    expect(new Set(ids).size).toBe(3);
    for (const old of ids.slice(0, 2))
      expect((await readCart(engine, sender, old)).errors?.[0].message).toBe("The cart isn't active.");
    expect((await readCart(engine, sender, ids[2])).data.cart.total_quantity).toBe(2);
  });

  it("leaves the cart as it is for the browser that has it", async () => {
    const { id, email, sender } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    expect((await open(token, sender, id)).cart.id).toBe(id);
    expect((await viewAbandonedCart(engine, token, sender, id)).data.abandonedCart.cart).toMatchObject({
      id,
      email,
    });
  });

  it("gives what was typed before the letter to who follows it, and what is typed after to nobody else", async () => {
    const { id, email, sender } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    const untold = { id: "", email: null, total_quantity: 1, shipping_addresses: [] };
    expect((await viewAbandonedCart(engine, token)).data.abandonedCart).toEqual({
      state: "WAITING",
      cart: untold,
    });
    const friend = guest();
    const { cart: opened } = await open(token, friend);
    expect((await viewAbandonedCart(engine, token, friend, opened.id)).data.abandonedCart.cart).toMatchObject(
      { email },
    );
    await shipTo(engine, friend, opened.id, { address: ADDRESS });
    expect(
      (await viewAbandonedCart(engine, token, friend, opened.id)).data.abandonedCart.cart.shipping_addresses,
    ).toEqual([{ firstname: ADDRESS.firstname }]);
    expect((await viewAbandonedCart(engine, token, sender, id)).data.abandonedCart.cart).toEqual(untold);
    const { cart: again } = await open(token, sender, id);
    expect((await viewAbandonedCart(engine, token, sender, again.id)).data.abandonedCart.cart).toEqual({
      ...untold,
      id: again.id,
    });
  });

  it("changes nothing by being looked at", async () => {
    const { id, email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    const before = await engine.db.selectFrom("cart").selectAll().where("id", "=", id).execute();
    await viewAbandonedCart(engine, token);
    expect(await engine.db.selectFrom("cart").selectAll().where("id", "=", id).execute()).toEqual(before);
  });

  it("brings along what is in the guest's present cart, and loses no line", async () => {
    const { email, design, sender } = await abandonedByGuest(engine, { quantity: 2 });
    const token = await remindedToken(engine, email);
    const present = await newCart(engine, sender);
    await add(engine, sender, present, [
      tag(design, 1),
      tag(await designTag(engine, sender, { options: { size: "large" } }), 3),
    ]);
    const { cart } = await open(token, sender, present);
    expect(cart.total_quantity).toBe(6);
    const { data } = await readCart(engine, sender, cart.id);
    expect(data.cart.itemsV2.items.map(({ quantity }) => quantity)).toEqual([3, 3]);
    expect((await readCart(engine, sender, present)).errors?.[0].message).toBe("The cart isn't active.");
  });

  it("takes nothing out of a customer's cart that a guest names as the present one", async () => {
    const { email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    await add(engine, shopper, own, [tag(await designTag(engine, shopper), 2)]);
    const row = () => engine.db.selectFrom("cart").selectAll().where("id", "=", own).executeTakeFirst();
    const before = await row();
    expect((await open(token, guest(), own)).cart.total_quantity).toBe(1);
    expect(await row()).toEqual(before);
    expect((await readCart(engine, shopper, own)).data.cart.total_quantity).toBe(2);
  });

  it("puts a guest's cart into that of the customer who follows it", async () => {
    const { email } = await abandonedByGuest(engine, { quantity: 2 });
    const token = await remindedToken(engine, email);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    expect(await open(token, shopper)).toEqual({ state: "WAITING", cart: { id: own, total_quantity: 2 } });
    expect((await viewAbandonedCart(engine, token, shopper)).data.abandonedCart).toEqual({
      state: "GONE",
      cart: null,
    });
  });

  it("opens a customer's cart to that customer alone, and tells others nothing of it", async () => {
    const { id, shopper } = await abandonedByCustomer(engine);
    const token = await remindedToken(engine, shopper.email);
    const closed = { "a guest": guest(), "another customer": await customer(engine) };
    for (const [who, sender] of Object.entries(closed)) {
      const state = who === "a guest" ? "LOGIN_NEEDED" : "FOREIGN";
      expect((await viewAbandonedCart(engine, token, sender)).data.abandonedCart).toEqual({
        state,
        cart: null,
      });
      expect(await open(token, sender)).toEqual({ state, cart: null });
    }
    expect(await open(token, shopper)).toEqual({ state: "WAITING", cart: { id, total_quantity: 1 } });
  });

  it("tells that the cart was ordered", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await subscribe(engine, email);
    await leave(engine, id);
    const token = await remindedToken(engine, email);
    await place(engine, sender, id);
    expect((await viewAbandonedCart(engine, token)).data.abandonedCart).toEqual({
      state: "ORDERED",
      cart: null,
    });
    expect(await open(token)).toEqual({ state: "ORDERED", cart: null });
  });

  it("tells that the cart is kept no longer", async () => {
    const { id, email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    await engine.db.deleteFrom("cart").where("id", "=", id).execute();
    expect((await viewAbandonedCart(engine, token)).data.abandonedCart).toEqual({
      state: "GONE",
      cart: null,
    });
  });

  it("works for two weeks, and not when a letter of it was changed", async () => {
    const { email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    expect((await viewAbandonedCart(engine, `${token}x`)).data.abandonedCart).toBeNull();
    vi.useFakeTimers({ now: inTwoWeeks, toFake: ["Date"] });
    try {
      expect((await viewAbandonedCart(engine, token)).data.abandonedCart).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("names no cart to whoever reads it", async () => {
    const { id, email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain(id);
  });
});

describe("the picture of a design in a cart that was left", () => {
  async function picture(design: string, search: string, sender: Sender): Promise<number> {
    const response = await engine.rest(`/rest/mpc/V1/designs/${design}/1/picture.svg${search}`, {}, sender);
    return response.status;
  }
  const withCart = (cartId: string): Sender => ({ ...guest(), headers: { cartId } });

  it("is shown on another device to who has the link, and once the cart is open there", async () => {
    const { id, design, email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    expect(await picture(design, "", guest())).toBe(404);
    expect(await picture(design, `?reminder=${token}`, guest())).toBe(200);
    expect(await picture(design, "", withCart(id))).toBe(200);
  });

  it("is shown for no other cart, no other design and no other link", async () => {
    const { email } = await abandonedByGuest(engine);
    const token = await remindedToken(engine, email);
    const { id: other, design } = await cartWithTag(engine);
    const { id: empty } = await cartWithTag(engine);
    expect(await picture(design, `?reminder=${token}`, guest())).toBe(404);
    expect(await picture(design, "?reminder=forged", guest())).toBe(404);
    expect(await picture(design, "", withCart(empty))).toBe(404);
    expect(await picture(design, "", withCart(other))).toBe(200);
  });

  it("of a customer's cart is shown to that customer alone", async () => {
    const { id, shopper } = await abandonedByCustomer(engine);
    const token = await remindedToken(engine, shopper.email);
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
