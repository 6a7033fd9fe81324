import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { leave, leftByCustomer, leftByGuest, newAddress, remind, subscribe, wakeMail } from "./left-carts";
import { lettersTo } from "./letters";
import {
  add,
  cartWithTag,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  place,
  readyCart,
  setEmail,
  tag,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

beforeEach(() => wakeMail.mockReset());

describe("a cart that was left", () => {
  it("is reminded of once, with what is in it, the link to it and the way to end such letters", async () => {
    const { email } = await leftByGuest(engine, { quantity: 2 });
    await remind(engine);
    await remind(engine);
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
    const { id, sender, email } = await leftByGuest(engine);
    await remind(engine);
    await add(engine, sender, id, [tag(await designTag(engine, sender))]);
    await leave(engine, id);
    await remind(engine);
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it("is written of by one alone when several processes look at once", async () => {
    const { email } = await leftByGuest(engine);
    await Promise.all([remind(engine), remind(engine), remind(engine)]);
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it("greets a customer by name", async () => {
    const { shopper } = await leftByCustomer(engine);
    await remind(engine);
    const [letter] = await lettersTo(engine, shopper.email);
    expect(letter.text_body).toContain("Still thinking about it, Grace?");
  });

  it("says nothing that a guest has typed, for the address may be a stranger's", async () => {
    const { email } = await leftByGuest(engine);
    await remind(engine);
    const [letter] = await lettersTo(engine, email);
    expect(letter.text_body).not.toContain("Otto");
    expect(letter.html_body).not.toContain("/pictures/designs/");
  });

  it.each([
    ["23 hours ago", 23],
    ["more than a week after its day", 24 * 8 + 1],
  ])("is left alone when it was touched %s", async (_when, hours) => {
    const { email } = await leftByGuest(engine, { hours });
    await remind(engine);
    expect(await lettersTo(engine, email)).toEqual([]);
  });

  it("waits as long as the setting says, for ever when it says none", async () => {
    const { email } = await leftByGuest(engine, { hours: 3 });
    await remind(engine, { remindAfterHours: 0 });
    await remind(engine, { remindAfterHours: 4 });
    expect(await lettersTo(engine, email)).toEqual([]);
    await remind(engine, { remindAfterHours: 2 });
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it.each(["pending", "unsubscribed"] as const)(
    "of an address that is %s stays unmentioned",
    async (status) => {
      const { email } = await leftByGuest(engine);
      await subscribe(engine, email, status);
      await remind(engine);
      expect(await lettersTo(engine, email)).toEqual([]);
    },
  );

  it("of somebody who never asked for letters stays unmentioned, customer or guest", async () => {
    const { id, sender } = await cartWithTag(engine);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await leave(engine, id);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    await add(engine, shopper, own, [tag(await designTag(engine, shopper))]);
    await leave(engine, own);
    await remind(engine);
    expect(await lettersTo(engine, email)).toEqual([]);
    expect(await lettersTo(engine, shopper.email)).toEqual([]);
  });

  it("with nothing in it is none", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await subscribe(engine, email);
    await leave(engine, id);
    await remind(engine);
    expect(await lettersTo(engine, email)).toEqual([]);
  });

  it("stays unmentioned when its owner has ordered from another one meanwhile", async () => {
    const { email } = await leftByGuest(engine);
    const sender = guest();
    const other = await readyCart(engine, sender);
    await setEmail(engine, sender, other, email);
    await place(engine, sender, other);
    await remind(engine);
    const subjects = (await lettersTo(engine, email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Your order/)]);
  });

  it("is one of several for the same person, who gets one letter a week", async () => {
    const { email } = await leftByGuest(engine);
    await leftByGuest(engine, { email });
    await leftByGuest(engine, { email });
    await remind(engine);
    expect(await lettersTo(engine, email)).toHaveLength(1);
  });

  it("waits for the next run when there are more than one run may write of", async () => {
    await remind(engine);
    const people = [
      await leftByGuest(engine, { hours: 30 }),
      await leftByGuest(engine, { hours: 29 }),
      await leftByGuest(engine),
    ];
    const lettersNow = () =>
      Promise.all(people.map(async ({ email }) => (await lettersTo(engine, email)).length));
    await remind(engine, { remindersARun: 2 });
    expect(await lettersNow()).toEqual([1, 1, 0]);
    await remind(engine, { remindersARun: 2 });
    expect(await lettersNow()).toEqual([1, 1, 1]);
  });
});
