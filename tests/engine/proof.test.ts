import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fileToken } from "~/engine/fulfillment/file-token";
import { signArtworkToken } from "~/engine/proofs/artwork-access";
import { move, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { printAll, printFiles } from "./print-shop";
import {
  answer,
  artwork,
  daysLater,
  type ProofedOrder,
  paidTag,
  proofedTag,
  proofOf,
  sendAgain,
  sendNewVersion,
  staffPrint,
} from "./proofs";
import { customer, designTag, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** A token that opens the order's files. */
function filesOf({ id }: TestOrder): string {
  return fileToken.sign(engine.settings, { orderId: Number(id), scope: "production" });
}

/** Subjects of the emails about an order, in order. */
async function emailsAbout(recipient: string, { number }: ProofedOrder) {
  const messages = await emailsTo(engine, recipient);
  return messages.filter(({ subject }) => subject.includes(number));
}

describe("the artwork of an order", () => {
  let order: ProofedOrder;
  beforeEach(async () => {
    order = await paidTag(engine, { isAsked: false });
  });

  const picture = (address: string) =>
    engine.rest(
      address.replace("/pictures/designs/", "/rest/mpc/V1/designs/").replace(".svg", "/picture.svg"),
    );

  test("is shown flat, by surface, with the order's token", async () => {
    const { data } = await artwork(engine, { token: order.token });
    const [item] = data.orderArtwork.items;
    expect(item.product_name).toBe("Engraved Pet Tag");
    expect(item.surfaces.map(({ title }) => title)).toEqual(["Front", "Back"]);
    const shown = await picture(item.surfaces[0].picture_url);
    expect(shown.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(await shown.text()).toContain(`viewBox="0 0 ${item.surfaces[0].width}`);
  });

  test("is found by number, the buyer's email and last name or ZIP code, in any spelling", async () => {
    for (const details of [{ lastname: " BÝRON " }, { postcode: "95814-1234" }]) {
      const { data } = await artwork(engine, {
        number: order.number.toLowerCase(),
        email: " ADA@example.com ",
        ...details,
      });
      expect(data.orderArtwork.number).toBe(order.number);
      const again = await artwork(engine, { token: data.orderArtwork.artwork_token });
      expect(again.data.orderArtwork.number).toBe(order.number);
    }
  });

  test("gives access to nothing else", async () => {
    const { data } = await artwork(engine, { token: order.token });
    const { errors } = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }",
      { token: data.orderArtwork.artwork_token },
    );
    expect(errors?.[0].extensions.category).toBe("graphql-no-such-entity");
  });

  test("is not shown with forged or expired links", async () => {
    for (const input of [
      { number: order.number, email: "eve@example.com", lastname: "Byron" },
      { number: order.number, email: "ada@example.com" },
      { number: order.number, email: "ada@example.com", lastname: "Lovelace" },
      { number: order.number, email: "ada@example.com", postcode: "95815" },
      { number: "MPC1", email: "ada@example.com", lastname: "Byron" },
      { number: order.number },
      { token: "x".repeat(32) },
      { token: "a.b" },
      {
        token: signArtworkToken(
          { sessionSecret: "another secret, long enough to be one" },
          Number(order.id),
          { mayAnswer: true },
        ),
      },
      { token: signArtworkToken(engine.settings, Number(order.id), { mayAnswer: true, days: -1 }) },
      {},
    ]) {
      expect((await artwork(engine, input)).data.orderArtwork).toBeNull();
    }
    const { data } = await artwork(engine, { token: order.token });
    const address = data.orderArtwork.items[0].surfaces[0].picture_url;
    expect((await picture(address.replace(/order=[^&]*/, "order=x"))).status).toBe(404);
    expect((await picture(address.replace(/surface=\w+/, "surface=constructor"))).status).toBe(404);
  });

  test("is protected against guessing, and always available to its buyer elsewhere", async () => {
    const from = (network: string) => ({ headers: { "X-Forwarded-For": network } });
    const right = { number: order.number, email: "ada@example.com", lastname: "Byron" };
    for (let tries = 0; tries < 10; tries += 1) {
      await artwork(engine, { ...right, lastname: `Guess ${tries}` }, from("203.0.113.50"));
    }
    expect((await artwork(engine, right, from("203.0.113.50"))).data.orderArtwork).toBeNull();
    const elsewhere = await artwork(engine, right, from("203.0.113.51"));
    expect(elsewhere.data.orderArtwork.number).toBe(order.number);
    const byToken = await artwork(engine, { token: order.token }, from("203.0.113.50"));
    expect(byToken.data.orderArtwork.number).toBe(order.number);
  });

  test("is rejected with a reason for a visitor who looks up many orders", async () => {
    const eve = { headers: { "X-Forwarded-For": "203.0.113.52" } };
    const invented = (time: number) => ({
      number: `MPC${time}`,
      email: "ada@example.com",
      lastname: "Byron",
    });
    for (let time = 0; time < 20; time += 1) await artwork(engine, invented(time), eve);
    expect((await artwork(engine, invented(20), eve)).errors?.[0].message).toContain("a lot of tries");
  });
});

describe("permission to answer a proof", () => {
  const known = ({ number }: ProofedOrder) => ({ number, email: "ada@example.com", lastname: "Byron" });
  const changes = {
    askForProof: "mutation ($token: String!) { askForProof(token: $token) { user_errors { code } } }",
    sendProofLink: "mutation ($token: String!) { sendProofLink(token: $token) { user_errors { code } } }",
  };

  test("is not given by number, email and last name: they only show it, without its print files", async () => {
    const order = await proofedTag(engine);
    const { orderArtwork: seen } = (await artwork(engine, known(order))).data;
    expect(seen).toMatchObject({
      may_answer: false,
      items: [{ proof: { state: "SENT", can_approve: false, can_ask_for_change: false, edit_path: null } }],
    });
    expect(seen.items[0].surfaces.map(({ print_file_url }) => print_file_url)).toEqual([null, null]);
    const token = seen.artwork_token;
    const rejected = [{ code: "NOT_ALLOWED", field: null }];
    expect(await answer(engine, order, { verdict: "APPROVED", token })).toEqual(rejected);
    expect(await answer(engine, order, { verdict: "CHANGE", wish: "Eve's", token })).toEqual(rejected);
    expect((await sendNewVersion(engine, { ...order, token }))[0].code).toBe("NOT_ALLOWED");
    const asked = await engine.graphql(changes.askForProof, { token });
    expect(asked.data.askForProof.user_errors).toEqual([{ code: "NOT_ALLOWED" }]);
    const { orderArtwork: own } = (await artwork(engine, { token: order.token })).data;
    const file = own.items[0].surfaces[0].print_file_url;
    expect((await engine.rest(file)).status).toBe(200);
    expect((await engine.rest(file.replace(own.artwork_token, token))).status).toBe(404);
    expect((await proofOf(engine, order)).state).toBe("SENT");
  });

  test("is given by the link in the buyer's email, also when it was requested again", async () => {
    const order = await proofedTag(engine);
    const { artwork_token: token } = (await artwork(engine, known(order))).data.orderArtwork;
    const { data } = await engine.graphql(changes.sendProofLink, { token });
    expect(data.sendProofLink.user_errors).toEqual([]);
    const message = (await emailsAbout("ada@example.com", order)).at(-1);
    expect(message?.subject).toBe(`Your link to the designs in order ${order.number}`);
    const mailed = decodeURIComponent(/order=([\w.%-]+)/.exec(message?.text_body ?? "")?.[1] ?? "");
    expect(await answer(engine, order, { verdict: "APPROVED", token: mailed })).toEqual([]);
  });

  test("is given to the signed-in customer, by the order's number only, and to no other customer", async () => {
    const [buyer, other] = [await customer(engine), await customer(engine)];
    const order = await proofedTag(engine, { sender: buyer });
    expect((await artwork(engine, { number: order.number }, other)).data.orderArtwork).toBeNull();
    const { orderArtwork: own } = (await artwork(engine, { number: order.number }, buyer)).data;
    expect(own.may_answer).toBe(true);
    const token = signArtworkToken(engine.settings, Number(order.id), { mayAnswer: false });
    expect(await answer(engine, order, { verdict: "APPROVED", token }, other)).toEqual([
      { code: "NOT_ALLOWED", field: null },
    ]);
    expect(await answer(engine, order, { verdict: "APPROVED", token }, buyer)).toEqual([]);
  });
});

describe("a proof", () => {
  test("is sent once the order is paid and its files exist, with the deadline", async () => {
    const order = await paidTag(engine);
    expect((await proofOf(engine, order)).state).toBe("MAKING");
    expect(await answer(engine, order, { verdict: "APPROVED" })).toEqual([{ code: "NOT_NOW", field: null }]);
    await printAll(engine);
    const proof = await proofOf(engine, order);
    expect(proof).toMatchObject({ round: 1, state: "SENT", can_approve: true, can_ask_for_change: true });
    expect(proof.last_day > new Date().toISOString().slice(0, 10)).toBe(true);
    const message = (await emailsAbout("ada@example.com", order)).at(-1);
    expect(message?.subject).toBe(`Your proof for order ${order.number}`);
    const token = /order=([\w.%-]+)/.exec(message?.text_body ?? "")?.[1] ?? "";
    const opened = await artwork(engine, { token: decodeURIComponent(token) });
    const [surface] = opened.data.orderArtwork.items[0].surfaces;
    expect((await engine.rest(surface.print_file_url)).headers.get("Content-Type")).toBe("application/pdf");
  });

  test.each([
    [true, "plus the time you take to approve your proof."],
    [false, "days after your payment arrives."],
  ])("is mentioned in the order's email when it is requested (%s)", async (isAsked, words) => {
    const order = await paidTag(engine, { isAsked });
    const [confirmation] = await emailsAbout("ada@example.com", order);
    expect(confirmation?.text_body).toContain(words);
  });

  test("blocks production and its files until it is approved", async () => {
    const order = await proofedTag(engine);
    const files = await printFiles(engine, order.itemId);
    const before = await staffPrint(engine, order);
    expect(before).toMatchObject({ state: "PROOF", files: [] });
    expect(before.steps).not.toContain("PRODUCTION");
    const rejected = await move(engine, order.number, "START_PRODUCTION");
    expect(rejected.errors).toHaveLength(1);
    const address = `/rest/mpc/V1/print-files/desk/${filesOf(order)}/${order.itemId}/1-front.pdf`;
    expect((await engine.rest(address)).status).toBe(404);

    expect(await answer(engine, order, { verdict: "APPROVED" })).toEqual([]);
    const after = await staffPrint(engine, order);
    expect(after).toMatchObject({ state: "READY", files: [{ title: "Front" }, { title: "Back" }] });
    expect((await engine.rest(address)).status).toBe(200);
    expect((await printFiles(engine, order.itemId)).map(({ sha256 }) => sha256)).toEqual(
      files.map(({ sha256 }) => sha256),
    );
    await move(engine, order.number, "START_PRODUCTION");
    expect(await answer(engine, order, { verdict: "CHANGE", wish: "Too late" })).toEqual([
      { code: "NOT_NOW", field: null },
    ]);
  });

  test("is not made for an order without request; its files are released at once", async () => {
    const order = await proofedTag(engine, { isAsked: false });
    expect((await staffPrint(engine, order)).state).toBe("READY");
    expect((await artwork(engine, { token: order.token })).data.orderArtwork).toMatchObject({
      proof_request: "POSSIBLE",
      items: [{ proof: null }],
    });
    expect((await staffPrint(engine, order)).steps).toContain("PRODUCTION");
  });

  test("can still be requested before production", async () => {
    const ask = "mutation ($token: String!) { askForProof(token: $token) { user_errors { code } } }";
    const order = await proofedTag(engine, { isAsked: false });
    await engine.graphql(ask, { token: order.token });
    expect((await staffPrint(engine, order)).files).toEqual([]);
    await printAll(engine, new Date(Date.now() + 1000));
    expect((await proofOf(engine, order)).state).toBe("SENT");

    const made = await proofedTag(engine, { isAsked: false });
    await move(engine, made.number, "START_PRODUCTION");
    const { data } = await engine.graphql(ask, { token: made.token });
    expect(data.askForProof.user_errors).toEqual([{ code: "NOT_NOW" }]);
  });

  test("is changed on request, by a new round from the store, and then approved", async () => {
    const order = await proofedTag(engine);
    expect(await answer(engine, order, { verdict: "CHANGE", wish: "The name is Otto <b>II</b>" })).toEqual(
      [],
    );
    expect(await proofOf(engine, order)).toMatchObject({
      state: "CHANGE",
      wish: "The name is Otto <b>II</b>",
    });
    expect((await staffPrint(engine, order)).proof?.wish).toBe("The name is Otto <b>II</b>");
    await sendAgain(engine, order, "Please add it in the studio.");
    await printAll(engine, new Date(Date.now() + 1000));
    expect(await proofOf(engine, order)).toMatchObject({
      round: 2,
      state: "SENT",
      shop_message: "Please add it in the studio.",
    });
    expect(await answer(engine, order, { verdict: "APPROVED" })).toEqual([
      { code: "NEWER_PROOF", field: null },
    ]);
    expect(await answer(engine, order, { verdict: "APPROVED", round: 2 })).toEqual([]);
    expect((await staffPrint(engine, order)).state).toBe("READY");

    const emails = await emailsAbout(SHOP_EMAIL, order);
    expect(emails.map(({ subject }) => subject.split(":")[0])).toEqual([
      `New order ${order.number}`,
      "Change requested",
      "Approved",
    ]);
    expect(emails[1].html_body).toContain("&lt;b&gt;II&lt;/b&gt;");
    const messages = await emailsAbout("ada@example.com", order);
    expect(messages.at(-1)?.text_body).toContain("Please add it in the studio.");
  });

  test.each([
    [
      { verdict: "CHANGE", wish: "  " },
      { code: "REQUIRED", field: "wish" },
    ],
    [
      { verdict: "CHANGE", wish: "x".repeat(2001) },
      { code: "TOO_LONG", field: "wish" },
    ],
    [
      { verdict: "APPROVED", token: "nothing" },
      { code: "ORDER_NOT_FOUND", field: null },
    ],
    [
      { verdict: "APPROVED", item_id: "999999" },
      { code: "ITEM_NOT_FOUND", field: null },
    ],
    [
      { verdict: "APPROVED", item_id: "1 or 1=1" },
      { code: "ITEM_NOT_FOUND", field: null },
    ],
  ])("%j is rejected", async (input, error) => {
    expect(await answer(engine, await proofedTag(engine), input)).toEqual([error]);
  });

  test("of another person's order cannot be answered by its item alone", async () => {
    const [mine, theirs] = [await proofedTag(engine), await proofedTag(engine)];
    expect(await answer(engine, mine, { item_id: theirs.itemId, verdict: "APPROVED" })).toEqual([
      { code: "ITEM_NOT_FOUND", field: null },
    ]);
    expect((await proofOf(engine, theirs)).state).toBe("SENT");
  });

  test("that is approved does not change the delivery date of other orders", async () => {
    const [mine, theirs] = [await proofedTag(engine), await paidTag(engine, { isAsked: false })];
    const other = engine.db.updateTable("sales_order").set({ arrival_date: "2030-01-01" });
    await other.where("number", "=", theirs.number).execute();
    expect(await answer(engine, mine, { verdict: "APPROVED" })).toEqual([]);
    const { arrival_date } = await engine.db
      .selectFrom("sales_order")
      .select("arrival_date")
      .where("number", "=", theirs.number)
      .executeTakeFirstOrThrow();
    expect(arrival_date).toBe("2030-01-01");
  });

  test("ends when its order is canceled", async () => {
    const order = await proofedTag(engine);
    await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "mistake") { order { number } } }',
      { token: order.token },
    );
    expect(await proofOf(engine, order)).toMatchObject({ state: "ENDED", can_approve: false });
    await daysLater(engine, 30);
    expect((await proofOf(engine, order)).state).toBe("ENDED");
  });
});

describe("the deadline of a proof", () => {
  test("has one reminder, and ends with an approval that both are notified of", async () => {
    const order = await proofedTag(engine);
    await daysLater(engine, 0);
    expect((await proofOf(engine, order)).state).toBe("SENT");
    const last = Date.parse(`${(await proofOf(engine, order)).last_day}T12:00:00Z`);
    const days = (last - Date.now()) / (24 * 60 * 60 * 1000);
    await daysLater(engine, days);
    await daysLater(engine, days);
    const reminded = await emailsAbout("ada@example.com", order);
    expect(reminded.filter(({ subject }) => subject.includes("is waiting"))).toHaveLength(1);
    expect((await proofOf(engine, order)).state).toBe("SENT");

    await daysLater(engine, days + 1);
    expect(await proofOf(engine, order)).toMatchObject({ state: "APPROVED", by_deadline: true });
    expect((await staffPrint(engine, order)).state).toBe("READY");
    const messages = await emailsAbout("ada@example.com", order);
    expect(messages.at(-1)?.subject).toBe(`We're making order ${order.number} as shown in the proof`);
    const emails = await emailsAbout(SHOP_EMAIL, order);
    expect(emails.at(-1)?.subject).toContain("Approved");
  });

  test("is suspended while the store has a change request to answer", async () => {
    const order = await proofedTag(engine);
    await answer(engine, order, { verdict: "CHANGE", wish: "Larger, please" });
    await daysLater(engine, 30);
    expect((await proofOf(engine, order)).state).toBe("CHANGE");
  });
});

describe("a newer version of the design", () => {
  test("replaces the ordered one, and is printed once it is approved", async () => {
    const order = await proofedTag(engine);
    const before = await printFiles(engine, order.itemId);
    expect((await sendNewVersion(engine, order))[0].code).toBe("NOTHING_NEWER");
    await designTag(engine, order.sender, { id: order.design, template: "name-only-bold" });
    expect((await proofOf(engine, order)).has_newer_version).toBe(true);
    expect(await sendNewVersion(engine, order)).toEqual([]);
    expect(await proofOf(engine, order)).toMatchObject({ round: 2, state: "MAKING" });
    await printAll(engine, new Date(Date.now() + 1000));
    expect(await proofOf(engine, order)).toMatchObject({ round: 2, state: "SENT", has_newer_version: false });
    const after = await printFiles(engine, order.itemId);
    expect(after.map(({ revision }) => revision)).toEqual(before.map(({ revision }) => revision + 1));
    const [first] = before;
    const address = `/rest/mpc/V1/print-files/desk/${filesOf(order)}/${order.itemId}`;
    await answer(engine, order, { verdict: "APPROVED", round: 2 });
    expect((await engine.rest(`${address}/${first.revision}-front.pdf`)).status).toBe(404);
    expect((await engine.rest(`${address}/${first.revision + 1}-front.pdf`)).status).toBe(200);
  });

  test("is rejected in another size, and from anyone but the design's owner", async () => {
    const order = await proofedTag(engine);
    await designTag(engine, order.sender, { id: order.design, options: { size: "large" } });
    expect((await sendNewVersion(engine, order))[0].code).toBe("MISFIT");
    expect((await sendNewVersion(engine, order, guest()))[0].code).toBe("NOTHING_NEWER");
    const { data } = await artwork(engine, { token: order.token }, guest());
    expect(data.orderArtwork.items[0].proof).toMatchObject({ edit_path: null, has_newer_version: false });
    expect((await proofOf(engine, order)).edit_path).toContain(order.design);
  });
});
