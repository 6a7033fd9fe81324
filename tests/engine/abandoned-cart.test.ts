import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  abandonedByCustomer,
  abandonedByGuest,
  leave,
  newAddress,
  remind,
  subscribe,
  wakeMail,
} from "./abandoned-carts";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
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
import { whileUncommitted } from "./while-uncommitted";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

beforeEach(() => wakeMail.mockReset());

describe("an abandoned cart", () => {
  it("causes one reminder with its contents, a link to it and an unsubscribe link", async () => {
    const { email } = await abandonedByGuest(engine, { quantity: 2 });
    await remind(engine);
    await remind(engine);
    const messages = await emailsTo(engine, email);
    expect(messages.map(({ subject }) => subject)).toEqual(["Your Engraved Pet Tag is still in your cart"]);
    const [{ text_body, html_body, unsubscribe_url }] = messages;
    expect(text_body).toMatch(/2 × Engraved Pet Tag \(.*Size: \w+/);
    expect(text_body).toContain("http://localhost:3000/abandoned/checkout/cart?token=");
    expect(html_body).toContain("http://localhost:3000/social/product/pet-tag.jpg");
    expect(unsubscribe_url).toContain("/newsletter/unsubscribe?token=");
    expect(text_body).toContain(unsubscribe_url);
    expect(wakeMail).toHaveBeenCalledTimes(1);
  });

  it("causes no second reminder when it is abandoned again", async () => {
    const { id, sender, email } = await abandonedByGuest(engine);
    await remind(engine);
    await add(engine, sender, id, [tag(await designTag(engine, sender))]);
    await leave(engine, id);
    await remind(engine);
    expect(await emailsTo(engine, email)).toHaveLength(1);
  });

  it("causes one email when several processes check at once", async () => {
    const { email } = await abandonedByGuest(engine);
    await Promise.all([remind(engine), remind(engine), remind(engine)]);
    expect(await emailsTo(engine, email)).toHaveLength(1);
  });

  it.runIf(process.env.TEST_DATABASE_URL)("causes no email when it is ordered at that moment", async () => {
    const { id, email } = await abandonedByGuest(engine);
    await whileUncommitted(
      engine.db,
      (ordering) => ordering.updateTable("cart").set({ is_active: 0 }).where("id", "=", id).execute(),
      () => remind(engine),
    );
    expect(await emailsTo(engine, email)).toEqual([]);
  });

  it("greets a customer by name", async () => {
    const { shopper } = await abandonedByCustomer(engine);
    await remind(engine);
    const [message] = await emailsTo(engine, shopper.email);
    expect(message.text_body).toContain("Still thinking about it, Grace?");
  });

  it("is described without any text a guest has entered, since the address may be a stranger's", async () => {
    const { email } = await abandonedByGuest(engine);
    await remind(engine);
    const [message] = await emailsTo(engine, email);
    expect(message.text_body).not.toContain("Otto");
    expect(message.html_body).not.toContain("/pictures/designs/");
  });

  it.each([
    ["23 hours ago", 23],
    ["more than a week after its day", 24 * 8 + 1],
  ])("is ignored when it was changed %s", async (_when, hours) => {
    const { email } = await abandonedByGuest(engine, { hours });
    await remind(engine);
    expect(await emailsTo(engine, email)).toEqual([]);
  });

  it("waits as long as configured, forever when reminders are off", async () => {
    const { email } = await abandonedByGuest(engine, { hours: 3 });
    await remind(engine, { remindAfterHours: 0 });
    await remind(engine, { remindAfterHours: 4 });
    expect(await emailsTo(engine, email)).toEqual([]);
    await remind(engine, { remindAfterHours: 2 });
    expect(await emailsTo(engine, email)).toHaveLength(1);
  });

  it.each(["pending", "unsubscribed"] as const)(
    "of an address that is %s causes no email",
    async (status) => {
      const { email } = await abandonedByGuest(engine);
      await subscribe(engine, email, status);
      await remind(engine);
      expect(await emailsTo(engine, email)).toEqual([]);
    },
  );

  it("of somebody who never subscribed causes no email, for customers and guests", async () => {
    const { id, sender } = await cartWithTag(engine);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await leave(engine, id);
    const shopper = await customer(engine);
    const own = await ownCart(engine, shopper);
    await add(engine, shopper, own, [tag(await designTag(engine, shopper))]);
    await leave(engine, own);
    await remind(engine);
    expect(await emailsTo(engine, email)).toEqual([]);
    expect(await emailsTo(engine, shopper.email)).toEqual([]);
  });

  it("must contain something", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const email = newAddress();
    await setEmail(engine, sender, id, email);
    await subscribe(engine, email);
    await leave(engine, id);
    await remind(engine);
    expect(await emailsTo(engine, email)).toEqual([]);
  });

  it("causes no email when its owner has ordered from another cart meanwhile", async () => {
    const { email } = await abandonedByGuest(engine);
    const sender = guest();
    const other = await readyCart(engine, sender);
    await setEmail(engine, sender, other, email);
    await place(engine, sender, other);
    await remind(engine);
    const subjects = (await emailsTo(engine, email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Your order/)]);
  });

  it("is one of several of the same person, who gets one email a week", async () => {
    const { email } = await abandonedByGuest(engine);
    await abandonedByGuest(engine, { email });
    await abandonedByGuest(engine, { email });
    await remind(engine);
    expect(await emailsTo(engine, email)).toHaveLength(1);
  });

  it("waits for the next run when there are more than the limit of a run", async () => {
    await remind(engine);
    const people = [
      await abandonedByGuest(engine, { hours: 30 }),
      await abandonedByGuest(engine, { hours: 29 }),
      await abandonedByGuest(engine),
    ];
    const emailsNow = () =>
      Promise.all(people.map(async ({ email }) => (await emailsTo(engine, email)).length));
    await remind(engine, { remindersARun: 2 });
    expect(await emailsNow()).toEqual([1, 1, 0]);
    await remind(engine, { remindersARun: 2 });
    expect(await emailsNow()).toEqual([1, 1, 1]);
  });
});
