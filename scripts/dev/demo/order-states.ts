import { optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import { expireUnpaidOrders } from "~/engine/orders/expire-unpaid-orders";
import { randomToken } from "~/engine/shared/secrets";
import { cancelPiece, decide, remakePiece, staffOrder, type TestOrder } from "../../../tests/engine/atelier";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import { cancelByToken } from "../../../tests/engine/paid-orders";
import { jobContext, printAll } from "../../../tests/engine/print-shop";
import { answer as answerProof, sendAgain } from "../../../tests/engine/proofs";
import { designTag, tag } from "../../../tests/engine/shopper";
import type { DemoCustomer } from "./customers";
import { designedLine } from "./designs";
import { order, payOrder, take } from "./orders";
import { sendPhoto } from "./photos";
import { requireDone } from "./staff";

/**
 * Places a customer's orders, at least one per status, with claims and proofs, and a guest's order.
 * @returns the number of a delivered order
 */
export async function placeOrders(shop: EngineFixture, ada: DemoCustomer): Promise<string> {
  const tags = async (quantity = 1) => [tag(await designTag(shop, ada, { name: "Biscuit" }), quantity)];
  const line = (sku: string) => designedLine(shop, ada, sku);

  await expireOrder(shop);
  const membership = await order(shop, ada, {
    lines: [{ sku: "champ-membership", quantity: 1 }],
    payment: "sandbox_hosted",
    isVirtual: true,
    daysAgo: 60,
  });
  await payOrder(shop, membership);
  await order(shop, ada, { lines: [giftCertificate()], payment: "sandbox_hosted", isVirtual: true }).then(
    (bought) => payOrder(shop, bought),
  );

  const delivered = await order(shop, ada, {
    lines: [await line("canvas-print"), await line("photo-mug")],
    payment: "sandbox_hosted",
    daysAgo: 24,
  });
  await take(shop, delivered, "delivered");
  await claims(shop, ada, tags);

  await take(shop, await order(shop, ada, { lines: await tags(2), daysAgo: 9 }), "shipped");
  const inProduction = await order(shop, ada, { lines: [await line("pet-blanket")], daysAgo: 4 });
  await take(shop, inProduction, "in_production");
  await requireDone(
    remakePiece(shop, inProduction, { kind: "WASTE", text: "The seam is crooked.", cost: 11.5 }),
  );
  await take(
    shop,
    await order(shop, ada, {
      lines: await tags(),
      payment: "sandbox_hosted",
      daysAgo: 1,
      prepare: (cart) => writeGiftMessage(shop, ada, cart),
    }),
    "processing",
  );
  await take(shop, await order(shop, ada, { lines: await tags(), daysAgo: 2 }), "on_hold");
  await order(shop, ada, { lines: await tags() });
  await order(shop, ada, { lines: await tags(), payment: "sandbox_hosted" });

  await requireDone(cancelPiece(shop, await order(shop, ada, { lines: await tags(3) })));

  const unpaid = await order(shop, ada, { lines: await tags(), daysAgo: 6 });
  await cancelByToken(shop, unpaid.token, ada);
  const paid = await order(shop, ada, { lines: await tags(), payment: "sandbox_hosted", daysAgo: 7 });
  await payOrder(shop, paid);
  await cancelByToken(shop, paid.token, ada);

  await proofs(shop, ada);
  await orderAsGuest(shop);
  return delivered.number;
}

/** One claim of each decision, and an open one. */
async function claims(shop: EngineFixture, ada: DemoCustomer, tags: () => Promise<object[]>): Promise<void> {
  const photo_id = await sendPhoto(shop, ada, "dog-corgi");
  for (const decision of ["REPLACE", "REFUND", "DECLINE", null]) {
    const claimed = await order(shop, ada, { lines: await tags(), daysAgo: 18 });
    await take(shop, claimed, "delivered");
    await shop.graphql(
      "mutation ($input: ClaimOrderItemInput!) { claimOrderItem(input: $input) { number } }",
      { input: claim(claimed, photo_id) },
      ada,
    );
    if (!decision) continue;
    const { claims: made } = await staffOrder<{ claims: { id: string }[] }>(
      shop,
      claimed.number,
      "claims { id }",
    );
    const text = "Thank you for the photo. We looked at it.";
    await requireDone(decide(shop, claimed.number, { claim_id: made[0].id, decision, text }));
  }
}

function claim({ token, itemId }: TestOrder, photo_id: string) {
  return {
    order_token: token,
    order_item_id: itemId,
    reason: "MISPRINTED",
    wish: "REPLACE",
    message: "The name is hard to read.",
    photo_id,
  };
}

/** A proof awaiting its buyer, an approved one, and one changed at the buyer's request. */
async function proofs(shop: EngineFixture, ada: DemoCustomer): Promise<void> {
  const made: TestOrder[] = [];
  const lines = [
    await designedLine(shop, ada, "photo-mug"),
    tag(await designTag(shop, ada, { name: "Biscuit" })),
    tag(await designTag(shop, ada, { name: "Pepper" })),
  ];
  for (const line of lines) {
    const placed = await order(shop, ada, {
      lines: [line],
      daysAgo: 1,
      prepare: (cart) =>
        shop.graphql(
          "mutation ($input: SetAdditionalInformationOnCartInput!) { setAdditionalInformationOnCart(input: $input) { cart { id } } }",
          { input: { cart_id: cart, send_proof: true } },
          ada,
        ),
    });
    await take(shop, placed, "processing");
    made.push(placed);
  }
  await printAll(shop);
  const [, approved, changed] = made.map((placed) => ({ ...placed, sender: ada, design: "" }));
  await answerProof(shop, approved, { verdict: "APPROVED" }, ada);
  await answerProof(shop, changed, { verdict: "CHANGE", wish: "Please make the name a little larger." }, ada);
  await requireDone(sendAgain(shop, changed, "We made the name larger."));
}

/** A guest's unpaid order. It must come first: an order counts as at least as recent as all orders before it. */
async function expireOrder(shop: EngineFixture): Promise<void> {
  const guest = { owner: randomToken() };
  await order(shop, guest, {
    lines: [tag(await designTag(shop, guest))],
    email: "gus@example.com",
    payment: "sandbox_hosted",
    daysAgo: 90,
  });
  await expireUnpaidOrders.run(jobContext(shop), new Date());
}

async function orderAsGuest(shop: EngineFixture): Promise<void> {
  const guest = { owner: randomToken() };
  const placed = await order(shop, guest, {
    lines: [await designedLine(shop, guest, "photo-mug")],
    email: "guest@example.com",
    daysAgo: 3,
  });
  await take(shop, placed, "processing");
}

function giftCertificate() {
  const sku = "gift-certificate";
  const words = {
    recipient_name: "Rose",
    recipient_email: "rose@example.com",
    sender_name: "Ada",
    message: "Happy birthday from Biscuit and me!",
  };
  return {
    sku,
    quantity: 1,
    selected_options: [optionValueUid(sku, "amount", "25")],
    entered_options: Object.entries(words).map(([code, value]) => ({ uid: optionUid(sku, code), value })),
  };
}

function writeGiftMessage(shop: EngineFixture, ada: DemoCustomer, cart_id: string) {
  const gift_message = { to: "Rose", from: "Ada", message: "A tag for your new puppy!" };
  return shop.graphql(
    "mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { id } } }",
    { input: { cart_id, gift_message } },
    ada,
  );
}
