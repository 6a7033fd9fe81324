import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, customer, designTag, guest, ownCart, place, readCart, readyCart, tag } from "./shopper";

const GOOD_CARD = { number: "4242 4242 4242 4242", expiry: "12/49", code: "123" };

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture({}, { hasBackgroundWork: true });
});
afterAll(() => engine.close());

async function orderToPay(sender: Sender, payment = "sandbox_hosted") {
  const cartId = await readyCart(engine, sender, { payment });
  const { data } = await place(engine, sender, cartId);
  const { number, token, total } = data.placeOrder.orderV2;
  return { cartId, number, token, amount: `$${total.grand_total.value.toFixed(2)}` };
}

async function payAddress(token: string, returnUrl = "http://localhost:3000/checkout/success") {
  const { data, errors } = await engine.graphql(
    "mutation ($token: String!, $url: String!) { startPayment(order_token: $token, return_url: $url) { redirect_url } }",
    { token, url: returnUrl },
  );
  return { address: data?.startPayment?.redirect_url, errors };
}

function pay(address: string, card: Partial<typeof GOOD_CARD> = GOOD_CARD) {
  return engine.rest(address, { method: "POST", body: new URLSearchParams(card) });
}

async function statusOf(token: string) {
  const { data } = await engine.graphql(
    "query ($token: String!) { guestOrderByToken(input: { token: $token }) { status_code } }",
    { token },
  );
  return data.guestOrderByToken.status_code;
}

function mailsAbout(number: string) {
  return engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("subject", "=", `Your order ${number}`)
    .execute();
}

function returnOf(response: Response) {
  const { pathname, searchParams } = new URL(response.headers.get("Location") ?? "", "http://shop.test");
  return {
    path: pathname,
    order: searchParams.get("order"),
    receipt: searchParams.get("receipt") ?? "",
  };
}

function paymentsOf(number: string) {
  return engine.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .selectAll("payment")
    .where("sales_order.number", "=", number)
    .orderBy("received_at")
    .execute();
}

function release(token: string, sender: Sender) {
  return engine.graphql(
    "mutation ($token: String!) { releaseUnpaidOrder(order_token: $token) { cart_id user_errors { code message } } }",
    { token },
    sender,
  );
}

describe("the hosted payment page", () => {
  it("says that it is a sandbox, the amount, and the test numbers", async () => {
    const { amount, number, token } = await orderToPay(guest());
    const { address } = await payAddress(token);
    const response = await engine.rest(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const page = await response.text();
    for (const text of ["Sandbox.", number, amount, "4242 4242 4242 4242", "4000 0000 0000 0002"]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('href="/checkout/payment-cancelled"');
    expect(page).toContain('<small id="expiry-hint">MM/YY</small>');
    expect(page).not.toContain("number-hint");
    expect(page).not.toContain("<script");
  });

  it("has the store's own fonts, which it may load from its own host only", async () => {
    const { token } = await orderToPay(guest());
    const response = await engine.rest((await payAddress(token)).address);
    expect(response.headers.get("Content-Security-Policy")).toContain("font-src 'self'");
    const fonts = [...(await response.text()).matchAll(/url\((\/sandbox-payment\/fonts\/[\w-]+\.woff2)\)/g)];
    expect(fonts).toHaveLength(2);
    for (const [, address] of fonts) {
      const font = await engine.rest(address);
      expect(font.headers.get("Content-Type")).toBe("font/woff2");
      expect(Buffer.from(await font.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
    }
    expect((await engine.rest("/sandbox-payment/fonts/..%2fsecret.woff2")).status).toBe(404);
  });

  it("charges once, confirms by email, and returns with the order's number", async () => {
    const { number, token } = await orderToPay(guest());
    expect(await statusOf(token)).toBe("pending_payment");
    expect(await mailsAbout(number)).toHaveLength(0);
    const { address } = await payAddress(token);
    const responses = await Promise.all([pay(address), pay(address), pay(address)]);
    for (const response of responses) {
      expect(response.status).toBe(303);
      expect(returnOf(response)).toMatchObject({ path: "/checkout/success", order: number });
    }
    expect(await statusOf(token)).toBe("processing");
    expect(await paymentsOf(number)).toMatchObject([{ outcome: "paid" }]);
    await vi.waitFor(async () => {
      expect(await mailsAbout(number)).toMatchObject([
        { sent_at: expect.any(String), text_body: expect.stringContaining("it should arrive by") },
      ]);
    });
    expect((await engine.rest(address)).status).toBe(303);
    expect((await payAddress(token)).address).toBeUndefined();
  });

  it("names the errors of a card and stores nothing of it", async () => {
    const { token } = await orderToPay(guest());
    const { address } = await payAddress(token);
    const typed = { number: "4242 4242 4242 4241", expiry: "01/20", code: "1" };
    const response = await pay(address, typed);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("Please check the card number.");
    expect(page).toContain("This card has expired.");
    expect(page).not.toContain(typed.number);
    expect((await pay(address, {})).status).toBe(422);
    expect((await pay(address, { number: "9".repeat(100_000) })).status).toBe(422);
    expect(await statusOf(token)).toBe("pending_payment");
  });

  it("reports a declined card, and accepts another", async () => {
    const { token } = await orderToPay(guest());
    const { address } = await payAddress(token);
    const declined = await pay(address, { ...GOOD_CARD, number: "4000 0000 0000 0002" });
    expect(declined.status).toBe(422);
    expect(await declined.text()).toContain("Your card was declined");
    expect((await pay(address)).status).toBe(303);
  });

  it("does not open for a forged URL, nor redirect to other sites", async () => {
    const { token } = await orderToPay(guest());
    expect((await engine.rest("/sandbox-payment/forged.token")).status).toBe(404);
    const foreign = await payAddress(token, "https://evil.example//evil.example/x?y=1");
    const response = await pay(foreign.address);
    expect(response.headers.get("Location")).toMatch(/^\/evil\.example\/x\?y=1&order=/);
    for (const wrong of ["javascript:alert(1)", "http://", "x".repeat(5000)]) {
      expect((await payAddress(token, wrong)).errors?.[0].extensions.category).toBe("graphql-input");
    }
  });

  it("does not exist for orders paid by check, nor for unknown ones", async () => {
    const { token } = await orderToPay(guest(), "checkmo");
    expect((await payAddress(token)).address).toBeUndefined();
    expect((await payAddress("unknown")).address).toBeUndefined();
  });
});

describe("releasing an unpaid order", () => {
  it("returns the cart unchanged, ready to be ordered again", async () => {
    const sender = guest();
    const { cartId, number, token } = await orderToPay(sender);
    const { address } = await payAddress(token);
    const { data } = await release(token, sender);
    expect(data.releaseUnpaidOrder).toEqual({ cart_id: cartId, user_errors: [] });
    expect(await statusOf(token)).toBe("cancelled");
    expect((await readCart(engine, sender, cartId)).data.cart.total_quantity).toBe(1);
    const late = await pay(address);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("Nothing was charged.");
    const again = await place(engine, sender, cartId);
    expect(again.data.placeOrder.orderV2.number).not.toBe(number);
  });

  it("also returns the cart of an order that its buyer has canceled, once", async () => {
    const sender = guest();
    const { cartId, token } = await orderToPay(sender);
    const { data } = await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "Another size") { order { status_code } } }',
      { token },
      sender,
    );
    expect(data.cancelOrderByToken.order.status_code).toBe("cancelled");
    for (const again of [token, token]) {
      expect((await release(again, sender)).data.releaseUnpaidOrder.cart_id).toBe(cartId);
    }
    expect((await readCart(engine, sender, cartId)).data.cart.total_quantity).toBe(1);
    const placed = await place(engine, sender, cartId);
    expect(placed.data.placeOrder.orderV2.token).not.toBe(token);
    expect((await release(token, sender)).data.releaseUnpaidOrder.cart_id).toBeNull();
  });

  it("is rejected for paid orders, orders by check, released ones and unknown ones", async () => {
    const paid = await orderToPay(guest());
    const { address } = await payAddress(paid.token);
    await pay(address);
    const released = await orderToPay(guest());
    await release(released.token, guest());
    await place(engine, guest(), released.cartId);
    const byCheck = await orderToPay(guest(), "checkmo");
    for (const token of [paid.token, released.token, byCheck.token, "unknown", ""]) {
      const { data } = await release(token, guest());
      expect(data.releaseUnpaidOrder.cart_id).toBeNull();
      expect(data.releaseUnpaidOrder.user_errors).toHaveLength(1);
    }
  });

  it("is limited to its customer", async () => {
    const sender = await customer(engine);
    const { cartId, token } = await orderToPay(sender);
    for (const other of [guest(), await customer(engine)]) {
      const { data } = await release(token, other);
      expect(data.releaseUnpaidOrder.user_errors[0].code).toBe("ORDER_NOT_FOUND");
    }
    expect((await release(token, sender)).data.releaseUnpaidOrder.cart_id).toBe(cartId);
  });

  it("merges what the customer has put into a new cart since then", async () => {
    const sender = await customer(engine);
    const { cartId, token } = await orderToPay(sender);
    const newer = await ownCart(engine, sender);
    expect(newer).not.toBe(cartId);
    await add(engine, sender, newer, [tag(await designTag(engine, sender), 2)]);
    await release(token, sender);
    expect(await ownCart(engine, sender)).toBe(cartId);
    expect((await readCart(engine, sender, cartId)).data.cart.total_quantity).toBe(3);
    expect((await readCart(engine, sender, newer)).errors?.[0].message).toBe("The cart isn't active.");
  });

  it("and paying it at the same time have one of the two results", async () => {
    const { number, token } = await orderToPay(guest());
    const { address } = await payAddress(token);
    const [paid, released] = await Promise.all([pay(address), release(token, guest())]);
    const wasReleased = released.data.releaseUnpaidOrder.cart_id !== null;
    expect(await statusOf(token)).toBe(wasReleased ? "cancelled" : "processing");
    const kept = (await paymentsOf(number)).filter(({ outcome }) => outcome === "paid");
    expect(kept).toHaveLength(wasReleased ? 0 : 1);
    expect([303, 410]).toContain(paid.status);
  });
});
