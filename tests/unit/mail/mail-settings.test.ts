import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { senderOf, shopEmailOf } from "~/engine/mail/sender";
import { storeSettings } from "~/engine/shared/store-settings";
import { readSettings } from "~/settings/settings.server";

const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
const read = (environment: Record<string, string>) => readSettings({ DATA_DIR, ...environment });

describe("who sends letters, and who gets those to the shop", () => {
  test("is the brand, unless it is set", () => {
    const settings = read({ BRAND: "neon" });
    expect(senderOf(settings)).toBe('"My Pet Neon" <hello@mypetneon.example>');
    expect(shopEmailOf(settings)).toBe("hello@mypetneon.example");
  });

  test("is the sender that is set, for every store", () => {
    const settings = read({ MAIL_FROM: "Post <post@shop.example>" });
    for (const store of ["mpc", "neon"]) {
      expect(senderOf(storeSettings(settings, store))).toBe("Post <post@shop.example>");
      expect(shopEmailOf(storeSettings(settings, store))).toBe("post@shop.example");
    }
    expect(shopEmailOf(read({ MAIL_FROM: "post@shop.example" }))).toBe("post@shop.example");
    expect(shopEmailOf(read({ SHOP_EMAIL: "desk@shop.example" }))).toBe("desk@shop.example");
  });
});

describe("where letters lead", () => {
  test("is each store's own address, else that of the shop", () => {
    const PUBLIC_URL = "https://shop.example/";
    const settings = read({
      PUBLIC_URL,
      STORE_URLS: " neon=https://neon.example/ , tiny=http://localhost:3001",
    });
    const addressOf = (store: string) => storeSettings(settings, store).publicUrl;
    expect(["mpc", "neon", "tiny", "other"].map(addressOf)).toEqual([
      "https://shop.example",
      "https://neon.example",
      "http://localhost:3001",
      "https://shop.example",
    ]);
  });

  test.each([
    "neon",
    "neon=neon.example",
    "neon=ftp://neon.example",
    "Neon=https://neon.example",
    "=https://a.example",
  ])("cannot be %s", (STORE_URLS) => {
    expect(() => read({ STORE_URLS })).toThrow(/STORE_URLS must be like mpc=https/);
  });
});
