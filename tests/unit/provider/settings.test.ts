import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "~/settings/settings.server";

const folder = () => mkdtempSync(join(tmpdir(), "settings-"));
const secret = "s".repeat(32);

describe("settings", () => {
  it("need nothing for a first local start and keep the generated secret", () => {
    const DATA_DIR = folder();
    const first = readSettings({ DATA_DIR });
    expect(first).toMatchObject({ port: 3000, brand: "mpc", production: true, databaseUrl: undefined });
    expect(first.sessionSecret).toBe(readFileSync(join(DATA_DIR, "session-secret"), "utf8"));
    expect(readSettings({ DATA_DIR }).sessionSecret).toBe(first.sessionSecret);
  });

  it.each([
    ["DATABASE_URL", "postgres://localhost/shop"],
    ["PROVIDER_URL", "https://provider.example"],
  ])("reject %s without an owner's secret", (name, value) => {
    expect(() => readSettings({ DATA_DIR: folder(), [name]: value })).toThrow(/SESSION_SECRET is required/);
    expect(readSettings({ DATA_DIR: folder(), [name]: value, SESSION_SECRET: secret }).sessionSecret).toBe(
      secret,
    );
  });

  it.each([
    "provider.example",
    "ftp://provider.example",
    "https://ada:secret@provider.example",
    "https://provider.example/?store=mpc",
  ])("reject %s as the provider, with a hint", (PROVIDER_URL) => {
    const settings = { DATA_DIR: folder(), SESSION_SECRET: secret, PROVIDER_URL };
    expect(() => readSettings(settings)).toThrow(/PROVIDER_URL must be the http or https address of a host/);
  });

  it.each([
    { PROVIDER_URL: "http://localhost:3000" },
    { PROVIDER_URL: "https://shop.example/", PUBLIC_URL: "https://shop.example" },
  ])("reject a shop that would be its own provider: %o", (wrong) => {
    const settings = { DATA_DIR: folder(), SESSION_SECRET: secret, ...wrong };
    expect(() => readSettings(settings)).toThrow(/PROVIDER_URL names this shop itself/);
  });

  it("make the data folder accessible to its owner only", () => {
    const made = join(folder(), "new");
    const former = folder();
    const shared = folder();
    chmodSync(former, 0o755);
    chmodSync(shared, 0o1777);
    const modes = [made, former, shared].map((DATA_DIR) => {
      readSettings({ DATA_DIR });
      return (statSync(DATA_DIR).mode & 0o7777).toString(8);
    });
    expect(modes).toEqual(["700", "700", "1777"]);
  });

  it("reject an invalid stored secret", () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, "session-secret"), "\n");
    expect(() => readSettings({ DATA_DIR })).toThrow(/holds no secret/);
  });

  it("require the brand's folder", () => {
    expect(() => readSettings({ DATA_DIR: folder(), BRAND: "unknown" })).toThrow(
      /BRAND unknown has no .*brand\.yaml/,
    );
  });

  it("serve the brand's store, and further configured ones", () => {
    const DATA_DIR = folder();
    expect(readSettings({ DATA_DIR, BRAND: "neon" }).stores).toEqual(["neon"]);
    expect(readSettings({ DATA_DIR, STORES: "neon, mpc,neon" }).stores).toEqual(["mpc", "neon"]);
    expect(() => readSettings({ DATA_DIR, STORES: "neon" })).toThrow(/STORES must name the BRAND, mpc/);
    expect(() => readSettings({ DATA_DIR, STORES: "mpc,unknown" })).toThrow(/STORES unknown has no /);
    expect(() => readSettings({ DATA_DIR, STORES: "mpc,../etc" })).toThrow(/STORES must be codes of brands/);
  });

  it("report every invalid setting", () => {
    const wrong = { DATA_DIR: folder(), PORT: "high", BRAND: "Other brand", DATABASE_URL: "mysql://x" };
    expect(() => readSettings(wrong)).toThrow(/PORT.*BRAND.*DATABASE_URL/);
  });

  it("set when abandoned carts are reminded and deleted, in whole hours and days", () => {
    const carts = { remindAfterHours: 24, remindersARun: 200, keepGuestDays: 90 };
    expect(readSettings({ DATA_DIR: folder() }).carts).toEqual(carts);
    const own = { CART_REMINDER_HOURS: "0", CART_REMINDERS_A_RUN: "50", GUEST_CART_DAYS: "30" };
    expect(readSettings({ DATA_DIR: folder(), ...own }).carts).toEqual({
      remindAfterHours: 0,
      remindersARun: 50,
      keepGuestDays: 30,
    });
    const wrong = { CART_REMINDER_HOURS: "-1", CART_REMINDERS_A_RUN: "1.5", GUEST_CART_DAYS: "ever" };
    expect(() => readSettings({ DATA_DIR: folder(), ...wrong })).toThrow(
      /CART_REMINDER_HOURS.*CART_REMINDERS_A_RUN.*GUEST_CART_DAYS/,
    );
  });

  it.each(["abc", "0", "80.5", "70000"])("list the valid ports when one is %s", (PORT) => {
    expect(() => readSettings({ DATA_DIR: folder(), PORT })).toThrow(
      "Wrong settings: PORT must be a number from 1 to 65535",
    );
  });

  it("remove a trailing slash of the shop's URL", () => {
    const settings = readSettings({ DATA_DIR: folder(), PUBLIC_URL: "https://shop.example/" });
    expect(settings.publicUrl).toBe("https://shop.example");
  });

  it("treat an empty variable as not set", () => {
    expect(readSettings({ DATA_DIR: folder(), PORT: "", DATABASE_URL: "" }).port).toBe(3000);
  });

  it("report services with invalid ids or URLs", () => {
    const wrong = {
      ANALYTICS_ID: "UA-1",
      SOCIAL_PIXEL_ID: "x'); alert(1)",
      LIVE_CHAT_URL: "http://chat.example/a.js",
    };
    expect(() => readSettings({ DATA_DIR: folder(), ...wrong })).toThrow(
      /ANALYTICS_ID.*G-ABC1234567.*SOCIAL_PIXEL_ID.*LIVE_CHAT_URL.*https:/,
    );
    expect(() => readSettings({ DATA_DIR: folder(), DEVELOPER_TOKEN: "short" })).toThrow(/DEVELOPER_TOKEN/);
    const settings = readSettings({ DATA_DIR: folder(), STATIC_HOST: "https://cdn.example/" });
    expect(settings).toMatchObject({ staticHost: "https://cdn.example", developerToken: undefined });
  });

  it("enable Algolia with both of its keys only", () => {
    const [ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY] = ["app", "key"];
    expect(readSettings({ DATA_DIR: folder(), ALGOLIA_APP_ID }).algolia).toBeUndefined();
    expect(readSettings({ DATA_DIR: folder(), ALGOLIA_SEARCH_KEY }).algolia).toBeUndefined();
    const settings = readSettings({ DATA_DIR: folder(), ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY });
    expect(settings.algolia).toMatchObject({ appId: "app", searchKey: "key" });
  });

  it("store files in the data folder, or in a completely configured bucket", () => {
    const DATA_DIR = folder();
    const whole = {
      S3_ENDPOINT: "https://minio.example/",
      S3_BUCKET: "pets",
      S3_ACCESS_KEY_ID: "shop",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_PREFIX: "shops/one",
    };
    expect(readSettings({ DATA_DIR }).s3).toBeUndefined();
    expect(readSettings({ DATA_DIR, ...whole }).s3).toEqual({
      endpoint: "https://minio.example",
      region: "us-east-1",
      bucket: "pets",
      accessKeyId: "shop",
      secretAccessKey: "secret",
      prefix: "shops/one/",
    });
    expect(() => readSettings({ DATA_DIR, ...whole, S3_ENDPOINT: "", S3_ACCESS_KEY_ID: "" })).toThrow(
      /S3_ENDPOINT is required as S3_BUCKET is set.*S3_ACCESS_KEY_ID is required/,
    );
    expect(() => readSettings({ DATA_DIR, S3_PREFIX: "../up" })).toThrow(/S3_PREFIX/);
  });

  it("describe how a process works beside others", () => {
    const DATA_DIR = folder();
    const usual = {
      databasePoolSize: 10,
      databaseWaitSeconds: 60,
      requestTimeout: 12_000,
      jobSeconds: 60,
      count: 1,
      stopDelaySeconds: 0,
    };
    expect(readSettings({ DATA_DIR }).processes).toEqual(usual);
    const own = {
      DATABASE_WAIT_SECONDS: "5",
      REQUEST_TIMEOUT_MILLISECONDS: "9000",
      DATABASE_POOL_SIZE: "4",
      JOB_SECONDS: "5",
      CLUSTER_PROCESSES: "3",
    };
    expect(readSettings({ DATA_DIR, ...own }).processes).toEqual({
      databasePoolSize: 4,
      databaseWaitSeconds: 5,
      requestTimeout: 9000,
      jobSeconds: 5,
      count: 3,
      stopDelaySeconds: 0,
    });
    const wrong = { DATABASE_POOL_SIZE: "1", JOB_SECONDS: "0", CLUSTER_PROCESSES: "2.5" };
    expect(() => readSettings({ DATA_DIR, ...wrong })).toThrow(
      /DATABASE_POOL_SIZE.*JOB_SECONDS.*CLUSTER_PROCESSES/,
    );
  });

  // @specification §7 L215
  // @specification §9 L309
  it("set the timeout of a remote provider, 180 seconds by default", () => {
    const DATA_DIR = folder();
    expect(readSettings({ DATA_DIR }).providerTimeout).toBe(180_000);
    expect(readSettings({ DATA_DIR, PROVIDER_TIMEOUT_MILLISECONDS: "1500" }).providerTimeout).toBe(1500);
    expect(() => readSettings({ DATA_DIR, PROVIDER_TIMEOUT_MILLISECONDS: "0" })).toThrow(
      /PROVIDER_TIMEOUT_MILLISECONDS/,
    );
  });

  it("reject a guessable token for metrics, and an unknown log level", () => {
    const wrong = { DATA_DIR: folder(), LOG_LEVEL: "loud", METRICS_TOKEN: "short" };
    expect(() => readSettings(wrong)).toThrow(/LOG_LEVEL.*METRICS_TOKEN must have at least 16 characters/);
  });
});
