import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffOrderToken } from "~/engine/fulfillment/staff-order-link";
import { signToken } from "~/engine/shared/signed-token";
import { ordered, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";
import { callAdmin } from "./staff";

/** The links in emails to the shop, which lead to signing in and the order, and authorize nothing. */

let engine: EngineFixture;
let order: TestOrder;
beforeAll(async () => {
  engine = await openFixture();
  order = await ordered(engine, guest());
});
afterAll(() => engine.close());

const NUMBER = "query ($token: String!) { orderOfLink(token: $token) }";

async function numberOf(token: string) {
  return (await callAdmin(engine, NUMBER, { token })).data?.orderOfLink;
}

async function sentToken(): Promise<string> {
  const email = (await emailsTo(engine, SHOP_EMAIL)).find(({ subject }) => subject.includes(order.number));
  return /\/orders\/desk\/([\w.-]+)/.exec(email?.text_body ?? "")?.[1] ?? "no link in the email";
}

describe("the link in the email about a new order", () => {
  test("names the order to somebody who is not signed in, and nothing else", async () => {
    const token = await sentToken();
    expect(await numberOf(token)).toBe(order.number);
    const { errors } = await callAdmin(
      engine,
      "query ($number: String!) { order(number: $number) { email } }",
      { number: order.number },
      token,
    );
    expect(errors?.[0].extensions.code).toBe("SIGN_IN");
  });

  test("opens none of the order's files", async () => {
    const token = await sentToken();
    for (const path of [
      `/rest/mpc/V1/packing-slips/${token}.pdf`,
      `/rest/mpc/V1/shipping-labels/${token}/1.pdf`,
      `/rest/mpc/V1/claims/1/photo/${token}`,
      `/rest/mpc/V1/print-files/desk/${token}/${order.itemId}/1-front.pdf`,
    ]) {
      expect((await engine.rest(path)).status, path).toBe(404);
    }
  });

  test("is accepted as earlier versions wrote it, until it expires", async () => {
    const { settings } = engine;
    const claims = { orderId: Number(order.id), mayRefund: true };
    expect(await numberOf(signToken(settings, "order-desk", claims, Date.now() + 60_000))).toBe(order.number);
    expect(await numberOf(signToken(settings, "order-desk", claims, Date.now() - 1))).toBeNull();
  });
});

test("links that are forged, for another purpose, or of no order name nothing", async () => {
  const { settings } = engine;
  const orderId = Number(order.id);
  const valid = staffOrderToken.sign(settings, { orderId });
  for (const token of [
    "",
    order.token,
    `${valid}x`,
    signToken(settings, "view-order", { orderId }),
    staffOrderToken.sign(settings, { orderId: 999_999 }),
  ]) {
    expect(await numberOf(token), token).toBeNull();
  }
});
