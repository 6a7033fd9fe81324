import { describe, expect, it } from "vitest";
import { readPaymentToken, signPaymentToken } from "~/engine/payments/payment-token";

const SECRET = "a secret that only this test knows";
const claims = { orderId: 7, cents: 1299, returnPath: "/checkout/success" };

describe("a payment token", () => {
  const token = signPaymentToken(claims, SECRET, 2000);

  it("is read until it expires", () => {
    expect(readPaymentToken(token, SECRET, 1999)).toEqual(claims);
    expect(readPaymentToken(token, SECRET, 2000)).toBeNull();
  });

  it("is worth nothing when it was changed, or signed by another", () => {
    const cheaper = Buffer.from(JSON.stringify({ ...claims, cents: 1 })).toString("base64url");
    const [body, signature] = token.split(".");
    for (const forged of [`${cheaper}.${signature}`, body, `${token}.x`, `.${signature}`, "", "💳"]) {
      expect(readPaymentToken(forged, SECRET, 0)).toBeNull();
    }
    expect(readPaymentToken(token, "another secret", 0)).toBeNull();
  });
});
