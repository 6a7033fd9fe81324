import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { senderOf, shopEmailOf } from "~/engine/mail/sender";
import { storeSettings } from "~/engine/shared/store-settings";
import { readSettings } from "~/settings/settings.server";

const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
const read = (environment: Record<string, string>) => readSettings({ DATA_DIR, ...environment });

describe("the sender and the shop's recipient of emails", () => {
  test("are the brand's by default", () => {
    const settings = read({ BRAND: "neon" });
    expect(senderOf(settings)).toBe('"My Pet Neon" <hello@mypetneon.example>');
    expect(shopEmailOf(settings)).toBe("hello@mypetneon.example");
  });

  test("are the configured ones, for every store", () => {
    const settings = read({ MAIL_FROM: "Post <post@shop.example>" });
    for (const store of ["mpc", "neon"]) {
      expect(senderOf(storeSettings(settings, store))).toBe("Post <post@shop.example>");
      expect(shopEmailOf(storeSettings(settings, store))).toBe("post@shop.example");
    }
    expect(shopEmailOf(read({ MAIL_FROM: "post@shop.example" }))).toBe("post@shop.example");
    expect(shopEmailOf(read({ SHOP_EMAIL: "desk@shop.example" }))).toBe("desk@shop.example");
  });
});

describe("links in emails", () => {
  test("use each store's own URL, or that of the shop", () => {
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
  ])("cannot use %s", (STORE_URLS) => {
    expect(() => read({ STORE_URLS })).toThrow(/STORE_URLS must be like mpc=https/);
  });
});
