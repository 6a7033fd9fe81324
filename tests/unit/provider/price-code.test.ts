import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodePriceCode as decodeAtEngine,
  encodePriceCode as encodeAtEngine,
} from "~/engine/promotions/price-code";
import { priceCache699Cookie, priceCacheCookie } from "~/provider/cookies.server";
import { decodePriceCode, encodePriceCode, isIntroduction } from "~/provider/price-code";
import { withPriceCodes } from "~/provider/price-code-cookies.server";

const plainText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 60,
});

describe("a price code", () => {
  it("is base64 of a plain text, with its padding or without", () => {
    fc.assert(
      fc.property(plainText, (text) => {
        const code = encodePriceCode(text);
        expect(decodePriceCode(code)).toBe(text);
        expect(decodePriceCode(code.replace(/=+$/, ""))).toBe(text);
      }),
    );
  });

  // @specification §4 L169
  it("is nothing that base64 does not make again of what it says", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), plainText), (code) => {
        const text = decodePriceCode(code);
        if (text === null) return;
        expect(encodePriceCode(text).replace(/=+$/, "")).toBe(code.replace(/=+$/, ""));
        expect(text).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });

  it.each(["", "=", "6.99", "Ni45OQ==x", "N i45OQ==", "Ni45OR==", "w6Q=", "Ni45OQ==".repeat(40), "<script>"])(
    "is not %s",
    (code) => {
      expect(decodePriceCode(code)).toBeNull();
    },
  );

  it("is read in the same way by the engine", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), plainText.map(encodeAtEngine)), (code) => {
        expect(decodeAtEngine(code)).toBe(decodePriceCode(code));
      }),
    );
  });
});

// @specification §4 L169
describe("the code of the 6.99 offer", () => {
  it.each(["6.99", "6.9911x14at"])("is %s", (text) => {
    expect(isIntroduction(encodePriceCode(text))).toBe(true);
  });

  it.each(["6.990", "16.99", "9.99", "11x14at", "6.99x", "11x14at6.99"])("is not %s", (text) => {
    expect(isIntroduction(encodePriceCode(text))).toBe(false);
  });
});

describe("a call of the API", () => {
  async function headersOf(headers: Record<string, string>) {
    const call = new Request("http://shop.example/graphql", { method: "POST", body: "{}", headers });
    const headersOf = await withPriceCodes(call);
    return [
      headersOf.headers.get("priceCache"),
      headersOf.headers.get("priceCache699"),
      await headersOf.text(),
    ];
  }

  // @specification §7 L218
  it("bears the codes of the visitor's cookies, unless it names one itself", async () => {
    const cookies = await Promise.all([
      priceCacheCookie.serialize("U0FMRQ=="),
      priceCache699Cookie.serialize("Ni45OQ=="),
    ]);
    const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    expect(await headersOf({ Cookie })).toEqual(["U0FMRQ==", "Ni45OQ==", "{}"]);
    expect(await headersOf({ Cookie, priceCache: "OS45OQ==" })).toEqual(["OS45OQ==", null, "{}"]);
  });

  it("bears no code of a cookie that was made elsewhere", async () => {
    expect(await headersOf({ Cookie: "PRICE_CACHE=U0FMRQ==; PRICE_CACHE_699=Ni45OQ==" })).toEqual([
      null,
      null,
      "{}",
    ]);
  });
});
