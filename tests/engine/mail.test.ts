import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deliverMail } from "~/engine/mail/deliver-mail";
import { queueMail } from "~/engine/mail/outbox";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture({}, { hasBackgroundWork: true });
});
afterAll(() => engine.close());

function anEmail(subject: string) {
  return {
    kind: "order" as const,
    storeCode: "mpc",
    recipient: "ada@example.com",
    subject,
    text: "Hello",
    html: "<p>Hello</p>",
  };
}

async function sent(subject: string, { db } = engine) {
  return vi.waitFor(async () => {
    const mail = await db
      .selectFrom("mail_outbox")
      .selectAll()
      .where("subject", "=", subject)
      .where("sent_at", "is not", null)
      .executeTakeFirst();
    return mail ?? Promise.reject(new Error("not sent yet"));
  });
}

describe("the confirmation of an order", () => {
  it("lists what was bought, its price and its destination", async () => {
    const sender = await customer(engine);
    const { data } = await place(engine, sender, await readyCart(engine, sender, { quantity: 2 }));
    const { number, total } = data.placeOrder.orderV2;
    const mail = await sent(`Your order ${number}`);
    expect(mail.recipient).toBe(sender.email);
    const grandTotal = `Grand Total: $${total.grand_total.value.toFixed(2)}`;
    for (const text of [number, "2 × Engraved Pet Tag", "Size: ", grandTotal, "12 Analytical Way"]) {
      expect(mail.text_body).toContain(text);
    }
    expect(mail.text_body).toContain(`http://localhost:3000/customer/account/view-order/${number}`);
    expect(mail.html_body).toContain(number);
  });

  it("says where to send a check, as the order itself does, and promises no date", async () => {
    const { data } = await place(engine, guest(), await readyCart(engine, guest()));
    const { number, token, total } = data.placeOrder.orderV2;
    const read = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { payment_instructions } }",
      { token },
    );
    const instructions = read.data.guestOrderByToken.payment_instructions;
    for (const text of [number, `$${total.grand_total.value.toFixed(2)}`, "12 Harbor Street"]) {
      expect(instructions).toContain(text);
    }
    const { text_body, html_body } = await sent(`Your order ${number}`);
    expect(text_body).toContain(instructions);
    expect(html_body).toContain(instructions);
    expect(text_body).toMatch(/about \d+ days after your payment arrives/);
    expect(text_body).not.toContain("arrive by");
  });

  it("links to the artwork of the order, for guests too, in text and HTML", async () => {
    const { data } = await place(engine, guest(), await readyCart(engine, guest()));
    const { number, token } = data.placeOrder.orderV2;
    const { text_body, html_body } = await sent(`Your order ${number}`);
    const link = `http://localhost:3000/artwork_view?order=${token}`;
    expect(text_body).toContain(`See your designs: ${link}`);
    expect(html_body).toContain(`<a href="${link}"`);
    const { data: opened } = await engine.graphql(
      "query ($token: String!) { orderArtwork(input: { token: $token }) { number items { product_name } } }",
      { token },
    );
    expect(opened.orderArtwork).toMatchObject({ number, items: [{ product_name: "Engraved Pet Tag" }] });
  });

  it("is a readable file when there is no mail server", async () => {
    const { data } = await place(engine, guest(), await readyCart(engine, guest()));
    const { number } = data.placeOrder.orderV2;
    const mail = await sent(`Your order ${number}`);
    const folder = join(engine.settings.dataDirectory, "mail");
    const name = String(mail.id).padStart(6, "0");
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([`${name}.txt`, `${name}.html`]));
    expect(readFileSync(join(folder, `${name}.txt`), "utf8")).toContain("To: ada@example.com");
    const modes = ["txt", "html"].map((ending) => statSync(join(folder, `${name}.${ending}`)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  it("contains a shopper's text verbatim: their name cannot become HTML", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const cart = await engine.db
      .selectFrom("cart")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const address = { ...JSON.parse(cart.shipping_address ?? "{}"), firstname: "<img src=x>" };
    await engine.db
      .updateTable("cart")
      .set({ shipping_address: JSON.stringify(address) })
      .where("id", "=", id)
      .execute();
    const { data } = await place(engine, sender, id);
    const mail = await sent(`Your order ${data.placeOrder.orderV2.number}`);
    expect(mail.html_body).toContain("&lt;img src=x&gt;");
    expect(mail.html_body).not.toContain("<img src=x>");
  });
});

describe("the outbox", () => {
  /** Without background work, which would send the emails first. */
  let quiet: EngineFixture;
  beforeAll(async () => {
    quiet = await openFixture();
  });
  afterAll(() => quiet.close());

  it("is emptied by several processes without sending anything twice", async () => {
    const delivered: number[] = [];
    const slowly = async ({ id }: { id: number }) => {
      await new Promise((resolve) => setImmediate(resolve));
      delivered.push(id);
    };
    for (let count = 0; count < 30; count += 1) await queueMail(quiet.db, anEmail(`Many ${count}`));
    await Promise.all([1, 2, 3].map(() => deliverMail(quiet.db, "mpc", slowly)));
    expect(new Set(delivered).size).toBe(delivered.length);
    const left = await quiet.db
      .selectFrom("mail_outbox")
      .select("id")
      .where("subject", "like", "Many %")
      .where("sent_at", "is", null)
      .execute();
    expect(left).toEqual([]);
  });

  it("keeps failed emails for later, and does not retry at once", async () => {
    const broken = vi.fn(() => Promise.reject(new Error("the server is away")));
    await queueMail(quiet.db, anEmail("Later"));
    await deliverMail(quiet.db, "mpc", broken);
    await deliverMail(quiet.db, "mpc", broken);
    expect(broken).toHaveBeenCalledTimes(1);
    const change = { next_attempt_at: "2020-01-01T00:00:00.000Z" };
    await quiet.db.updateTable("mail_outbox").set(change).where("subject", "=", "Later").execute();
    const working = vi.fn(() => Promise.resolve());
    await deliverMail(quiet.db, "mpc", working);
    expect(working).toHaveBeenCalledTimes(1);
    expect((await sent("Later", quiet)).attempts).toBe(2);
  });
});

describe("the emails for reading", () => {
  it("are shown in development, their HTML without scripts", async () => {
    await queueMail(engine.db, { ...anEmail("Read <me>"), html: '<p title="x">Hi</p><script>1</script>' });
    const { id } = await engine.db
      .selectFrom("mail_outbox")
      .select("id")
      .where("subject", "=", "Read <me>")
      .executeTakeFirstOrThrow();
    const list = await (await engine.rest("/rest/mpc/V1/dev/mail")).text();
    expect(list).toContain(`<a href="/dev/mail/${id}">Read &lt;me&gt;</a>`);
    const one = await (await engine.rest(`/rest/mpc/V1/dev/mail/${id}`)).text();
    expect(one).toContain("iframe sandbox");
    expect(one).not.toContain("<script>");
    expect((await engine.rest("/rest/mpc/V1/dev/mail/999999999")).status).toBe(404);
  });

  it("are not shown in production", async () => {
    const production = await openFixture({ production: true });
    try {
      expect((await production.rest("/rest/mpc/V1/dev/mail")).status).toBe(404);
      expect((await production.rest("/rest/mpc/V1/dev/mail/1")).status).toBe(404);
    } finally {
      await production.close();
    }
  });
});
