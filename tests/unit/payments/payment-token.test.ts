import { describe, expect, it } from "vitest";
import { paymentToken } from "~/engine/payments/payment-token";

const settings = { sessionSecret: "a secret that only this test knows" };
const claims = { orderId: 7, cents: 1299, returnPath: "/checkout/success" };

describe("a payment token", () => {
  const token = paymentToken.sign(settings, claims, 2000);

  it("is read until it expires", () => {
    expect(paymentToken.read(settings, token, 1999)).toEqual(claims);
    expect(paymentToken.read(settings, token, 2000)).toBeNull();
  });

  it("is invalid after a change, or with another signature", () => {
    const cheaper = Buffer.from(JSON.stringify({ ...claims, cents: 1 })).toString("base64url");
    const [body, signature] = token.split(".");
    for (const forged of [`${cheaper}.${signature}`, body, `${token}.x`, `.${signature}`, "", "💳"]) {
      expect(paymentToken.read(settings, forged, 0)).toBeNull();
    }
    expect(paymentToken.read({ sessionSecret: "another secret" }, token, 0)).toBeNull();
  });
});
