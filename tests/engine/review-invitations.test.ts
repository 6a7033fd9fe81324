import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { inviteToReview } from "~/engine/review-invitations/invite-to-review";
import { newAddress, subscribe } from "./abandoned-carts";
import { deliverAll, ordered, sendAll } from "./atelier";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";

const DAY = 24 * 60 * 60_000;
const wakeMail = vi.fn();

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(() => wakeMail.mockReset());

/** Runs the job some days from now. */
function invite(days: number, inviteAfterDays = 7): Promise<void> {
  const settings = { ...engine.settings, reviews: { inviteAfterDays } };
  const context = { db: engine.db, settings, storeCode: settings.brand, wakeMail };
  return inviteToReview.run(context, new Date(Date.now() + days * DAY));
}

/** A guest's order that was just delivered to an address of its own. */
async function deliveredOrder() {
  const order = await ordered(engine, guest());
  const email = newAddress();
  await engine.db.updateTable("sales_order").set({ email }).where("number", "=", order.number).execute();
  await deliverAll(engine, order);
  return { ...order, email };
}

async function invitations(email: string) {
  return (await emailsTo(engine, email)).filter(({ subject }) => subject.startsWith("How's your"));
}

describe("a delivered order", () => {
  it("causes one invitation after a week, whose link fills in the order", async () => {
    const { email, number } = await deliveredOrder();
    await invite(6);
    expect(await invitations(email)).toEqual([]);
    await Promise.all([invite(8), invite(8)]);
    await invite(9);
    const messages = await invitations(email);
    expect(messages).toHaveLength(1);
    const [{ subject, text_body, unsubscribe_url }] = messages;
    expect(subject).toBe("How's your Engraved Pet Tag?");
    expect(unsubscribe_url).toContain("/newsletter/unsubscribe?token=");
    expect(text_body).toContain(unsubscribe_url);
    const link = new URL(/http:\S+write-a-review\S+/.exec(text_body)?.[0] ?? "");
    expect(link.searchParams.get("sku")).toBe("pet-tag");
    const { data } = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number email } }",
      { token: link.searchParams.get("order") },
    );
    expect(data.guestOrderByToken).toEqual({ number, email });
    expect(wakeMail).toHaveBeenCalled();
  });

  it("causes none for someone who has unsubscribed, not even after they subscribe again", async () => {
    const { email } = await deliveredOrder();
    await subscribe(engine, email, "unsubscribed");
    await invite(8);
    await subscribe(engine, email);
    await invite(9);
    expect(await invitations(email)).toEqual([]);
  });

  it("causes none when invitations are switched off, or much later", async () => {
    const { email } = await deliveredOrder();
    await invite(8, 0);
    await invite(30);
    expect(await invitations(email)).toEqual([]);
  });
});

it("an order that was only shipped causes no invitation", async () => {
  const order = await ordered(engine, guest());
  const email = newAddress();
  await engine.db.updateTable("sales_order").set({ email }).where("number", "=", order.number).execute();
  await sendAll(engine, order);
  await invite(8);
  expect(await invitations(email)).toEqual([]);
});
