import { afterAll, beforeAll, expect, test } from "vitest";
import { decide, deliverAll, move, ordered, ship } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { answer, paidTag, proofedTag } from "./proofs";
import { guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const IN_WORDS = /Front: .*“[^”]+” in [A-Z][\w ]+, .*Back: /;

interface Described {
  label: string;
  values: { label: string }[];
}

test("a design is described in words in the cart and the order", async () => {
  const sender = guest();
  const id = await readyCart(engine, sender);
  const { data: cart } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { ... on SimpleCartItem { customizable_options { label values { label } } } } } } }`,
    { id },
    sender,
  );
  const [line] = cart.cart.itemsV2.items as unknown as { customizable_options: Described[] }[];
  const inCart = line.customizable_options.find(({ label }) => label === "Design");
  expect(inCart?.values[0].label).toMatch(IN_WORDS);
  const { data } = await place(engine, sender, id);
  expect(data.placeOrder.orderV2.items[0].selected_options).toContainEqual({
    label: "Design",
    value: inCart?.values[0].label,
  });
});

test("it is described in the emails to the buyer, the store and about the proof", async () => {
  const { number } = await paidTag(engine, { isAsked: false });
  const about = async (recipient: string, order: string) =>
    (await emailsTo(engine, recipient)).filter(({ subject }) => subject.includes(order));
  for (const recipient of ["ada@example.com", SHOP_EMAIL]) {
    const [confirmation] = await about(recipient, number);
    expect(confirmation.text_body).toMatch(IN_WORDS);
  }
  const proofed = await proofedTag(engine);
  const proofEmail = (await about("ada@example.com", proofed.number)).find(({ subject }) =>
    /proof/.test(subject),
  );
  expect(proofEmail?.text_body).toMatch(IN_WORDS);
});

test("it is described in the emails about an answer to the proof, and about a parcel", async () => {
  const order = await proofedTag(engine);
  expect(await answer(engine, order, { verdict: "APPROVED" })).toEqual([]);
  const answered = (await emailsTo(engine, SHOP_EMAIL)).find(
    ({ subject }) => subject.startsWith("Approved") && subject.includes(order.number),
  );
  expect(answered?.text_body).toMatch(IN_WORDS);
  await move(engine, order.number, "START_PRODUCTION");
  await ship(engine, order.number);
  const shipped = (await emailsTo(engine, "ada@example.com")).find(
    ({ subject }) => subject === `Your order ${order.number} is on its way`,
  );
  expect(shipped?.text_body).toMatch(IN_WORDS);
});

test("it is described in the emails about a claim and its decision", async () => {
  const sender = guest();
  const order = await ordered(engine, sender);
  await deliverAll(engine, order);
  const input = {
    order_token: order.token,
    order_item_id: order.itemId,
    reason: "DAMAGED",
    wish: "REPLACE",
    message: "It came bent.",
  };
  const claim =
    "mutation ($input: ClaimOrderItemInput!) { claimOrderItem(input: $input) { items { claim { id } } } }";
  const { data } = await engine.graphql(claim, { input }, sender);
  const claim_id = data.claimOrderItem.items[0].claim.id;
  await decide(engine, order.number, { claim_id, decision: "DECLINE" });
  for (const [recipient, subject] of [
    [SHOP_EMAIL, "Claim: "],
    ["ada@example.com", "We got your report about order"],
    ["ada@example.com", "An update on order"],
  ]) {
    const email = (await emailsTo(engine, recipient)).find(
      (sent) => sent.subject.startsWith(subject) && sent.subject.includes(order.number),
    );
    expect(email?.text_body).toMatch(IN_WORDS);
  }
});
