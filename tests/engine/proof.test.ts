import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { lettersTo } from "./letters";
import { guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
let order: { number: string; token: string; itemId: string };
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

beforeEach(async () => {
  const sender = guest();
  const { data } = await place(engine, sender, await readyCart(engine, sender));
  const { number, token } = data.placeOrder.orderV2;
  const { data: found } = await artwork({ token });
  order = { number, token, itemId: found.orderArtwork.items[0].id };
});

function artwork(input: object) {
  return engine.graphql(
    `query ($input: OrderArtworkInput!) { orderArtwork(input: $input) {
      number artwork_token can_answer
      items { id product_name surfaces { title width height picture_url } answer { verdict wish } }
    } }`,
    { input },
  );
}

async function answer(input: object) {
  const { data } = await engine.graphql(
    "mutation ($input: AnswerProofInput!) { answerProof(input: $input) { user_errors { code field } } }",
    { input: { token: order.token, item_id: order.itemId, ...input } },
  );
  return data.answerProof.user_errors;
}

const picture = (address: string) =>
  engine.rest(address.replace("/pictures/designs/", "/rest/mpc/V1/designs/").replace(".svg", "/picture.svg"));

describe("the artwork of an order", () => {
  test("is shown flat, side by side, to whoever holds the order's token", async () => {
    const { data } = await artwork({ token: order.token });
    const [item] = data.orderArtwork.items;
    expect(item.product_name).toBe("Engraved Pet Tag");
    expect(item.surfaces.map(({ title }) => title)).toEqual(["Front", "Back"]);
    const shown = await picture(item.surfaces[0].picture_url);
    expect(shown.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(await shown.text()).toContain(`viewBox="0 0 ${item.surfaces[0].width}`);
  });

  test("is found by number and the buyer's address, whatever their case", async () => {
    const { data } = await artwork({ number: order.number.toLowerCase(), email: " ADA@example.com " });
    expect(data.orderArtwork.number).toBe(order.number);
    const again = await artwork({ token: data.orderArtwork.artwork_token });
    expect(again.data.orderArtwork.number).toBe(order.number);
  });

  test("opens nothing but the artwork", async () => {
    const { data } = await artwork({ token: order.token });
    const { errors } = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }",
      { token: data.orderArtwork.artwork_token },
    );
    expect(errors?.[0].extensions.category).toBe("graphql-no-such-entity");
  });

  test("stays shut for others", async () => {
    for (const input of [
      { number: order.number, email: "eve@example.com" },
      { number: "MPC1", email: "ada@example.com" },
      { number: order.number },
      { token: "x".repeat(32) },
      { token: "a.b" },
      {},
    ]) {
      expect((await artwork(input)).data.orderArtwork).toBeNull();
    }
    const { data } = await artwork({ token: order.token });
    const address = data.orderArtwork.items[0].surfaces[0].picture_url;
    expect((await picture(address.replace(/order=[^&]*/, "order=x"))).status).toBe(404);
    expect((await picture(address.replace(/surface=\w+/, "surface=constructor"))).status).toBe(404);
  });

  test("is not given to whoever guesses addresses", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await artwork({ number: order.number, email: `guess${tries}@example.com` });
    }
    const late = await artwork({ number: order.number, email: "ada@example.com" });
    expect(late.data.orderArtwork).toBeNull();
    expect((await artwork({ token: order.token })).data.orderArtwork.number).toBe(order.number);
  });
});

describe("a proof", () => {
  test("is approved, or changed with a wish, and the shop is told", async () => {
    expect(await answer({ verdict: "CHANGE", wish: "The name is Otto <b>II</b>" })).toEqual([]);
    expect(await answer({ verdict: "APPROVED" })).toEqual([]);
    const { data } = await artwork({ token: order.token });
    expect(data.orderArtwork.items[0].answer).toEqual({ verdict: "APPROVED", wish: "" });
    const letters = (await lettersTo(engine, engine.settings.shopEmail)).filter(
      ({ subject }) => subject.includes(order.number) && !subject.startsWith("New order"),
    );
    expect(letters.map(({ subject }) => subject.split(":")[0])).toEqual(["To be changed", "Approved"]);
    expect(letters[0]).toMatchObject({ reply_to: "ada@example.com" });
    expect(letters[0].html_body).toContain("&lt;b&gt;II&lt;/b&gt;");
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
  ])("%j is refused", async (input, error) => {
    expect(await answer(input)).toEqual([error]);
  });

  test("can no longer change what is being made", async () => {
    await engine.db
      .updateTable("sales_order")
      .set({ status: "in_production" })
      .where("number", "=", order.number)
      .execute();
    expect(await answer({ verdict: "APPROVED" })).toEqual([{ code: "IN_PRODUCTION", field: null }]);
  });

  test("of somebody else's order cannot be answered by its item alone", async () => {
    const mine = order;
    const sender = guest();
    const { data } = await place(engine, sender, await readyCart(engine, sender));
    expect(
      await answer({ token: data.placeOrder.orderV2.token, item_id: mine.itemId, verdict: "APPROVED" }),
    ).toEqual([{ code: "ITEM_NOT_FOUND", field: null }]);
  });
});
