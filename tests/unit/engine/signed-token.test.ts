import { expect, test } from "vitest";
import { z } from "zod";
import { signedToken } from "~/engine/shared/signed-token";

const settings = { sessionSecret: "a secret that only this test knows" };
const claims = { storeCode: "mpc", email: "ada@example.com" };
const claimsSchema = z.object({ storeCode: z.string(), email: z.string() });

/** A token from an email of an earlier version. */
const SENT =
  "eyJwYXlsb2FkIjp7InN0b3JlQ29kZSI6Im1wYyIsImVtYWlsIjoiYWRhQGV4YW1wbGUuY29tIn0sImV4cGlyZXNBdCI6bnVsbH0.L8dWC1cPwTEssbOwxuLniqb2ggvRAgyXks6WUtfWi2g";

test("a token in a sent email stays valid", () => {
  const token = signedToken({ purpose: "newsletter-unsubscribe", claims: claimsSchema });
  expect(token.sign(settings, claims)).toBe(SENT);
  expect(token.read(settings, SENT)).toEqual(claims);
});

test("a token expires after its lifetime, unless its signer sets another", () => {
  const token = signedToken({ purpose: "newsletter-confirm", claims: claimsSchema, lifetime: 60_000 });
  const signed = token.sign(settings, claims);
  expect(token.read(settings, signed, Date.now() + 59_000)).toEqual(claims);
  expect(token.read(settings, signed, Date.now() + 60_000)).toBeNull();
  expect(token.read(settings, token.sign(settings, claims, 2000), 1999)).toEqual(claims);
});

test("a token of another purpose or with other claims is invalid", () => {
  const token = signedToken({ purpose: "newsletter-confirm", claims: claimsSchema });
  expect(token.read(settings, SENT)).toBeNull();
  const other = signedToken({ purpose: "newsletter-confirm", claims: z.object({ orderId: z.number() }) });
  expect(token.read(settings, other.sign(settings, { orderId: 1 }))).toBeNull();
});
