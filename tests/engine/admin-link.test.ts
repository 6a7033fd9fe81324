import { afterAll, beforeAll, expect, test } from "vitest";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";
import { callAdmin, resultOf, staffMember } from "./staff";

/** The link of /admin to the fulfillment page, which gives no permission that its holder lacks. */

const MOVE =
  "mutation ($token: String!, $step: FulfillmentStep!) { moveOrder(token: $token, step: $step) { steps } }";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** The token of a packer's link to a new order that waits for a check. */
async function packerLink() {
  const { number } = await ordered(engine, guest());
  const packer = await staffMember(engine, "packer");
  const query = "query ($number: String!) { order(number: $number) { fulfillment_url } }";
  const response = await callAdmin(engine, query, { number }, packer.token);
  const { fulfillment_url } = resultOf<{ fulfillment_url: string }>(response, "order");
  return { number, token: fulfillment_url.split("/").at(-1) };
}

test.each([
  ["TAKE_PAYMENT", "pending_payment"],
  ["HOLD", "pending_payment"],
  ["RELEASE", "on_hold"],
])("%s is refused, and not offered", async (step, status) => {
  const { number, token } = await packerLink();
  await engine.db.updateTable("sales_order").set({ status }).where("number", "=", number).execute();
  const offered = await engine.graphql("query ($token: String!) { fulfillment(token: $token) { steps } }", {
    token,
  });
  expect(offered.data.fulfillment.steps).toEqual([]);
  const { errors } = await engine.graphql(MOVE, { token, step });
  expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  expect((await orderOf(engine, number)).status).toBe(status);
});

test("production is started", async () => {
  const { number, token } = await packerLink();
  await engine.db
    .updateTable("sales_order")
    .set({ status: "processing", payment_reference: "check" })
    .where("number", "=", number)
    .execute();
  const offered = await engine.graphql("query ($token: String!) { fulfillment(token: $token) { steps } }", {
    token,
  });
  expect(offered.data.fulfillment.steps).toEqual(["START_PRODUCTION"]);
});
