import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { doubtsAbout } from "~/settings/entrance.server";
import { readSettings } from "~/settings/settings.server";

const entranceOf = (environment: Record<string, string>) =>
  readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "settings-")), ...environment }).entrance;

describe("the settings of the entrance", () => {
  it("accept all hosts and trust no proxy at a first local start", () => {
    expect(entranceOf({})).toMatchObject({
      hosts: null,
      apiOrigins: [],
      trustedProxies: null,
      isHttps: false,
      isLocal: true,
    });
  });

  it("pin the host of the shop's URL, and further allowed ones", () => {
    const ALLOWED_HOSTS = "Shop.internal, 10.0.0.5:8080";
    expect(entranceOf({ PUBLIC_URL: "https://shop.example/", ALLOWED_HOSTS })).toMatchObject({
      hosts: ["shop.example", "shop.internal", "10.0.0.5:8080"],
      origin: "https://shop.example",
      isHttps: true,
      isLocal: false,
    });
    expect(entranceOf({ PUBLIC_URL: "http://127.0.0.1:4000" }).hosts).toContain("localhost:4000");
  });

  it.each([
    ["2", 2],
    ["loopback, 10.0.0.0/8", ["loopback", "10.0.0.0/8"]],
  ])("trust the proxies %s", (TRUSTED_PROXIES, trusted) => {
    expect(entranceOf({ TRUSTED_PROXIES }).trustedProxies).toEqual(trusted);
  });

  it.each([
    ["ALLOWED_HOSTS", "https://shop.example"],
    ["ALLOWED_HOSTS", "shop.example/path"],
    ["TRUSTED_PROXIES", "nginx"],
    ["TRUSTED_PROXIES", "10.0.0.0/99"],
    ["TRUSTED_PROXIES", ","],
  ])("are rejected: %s=%s", (name, value) => {
    expect(() => entranceOf({ [name]: value })).toThrow(new RegExp(`Wrong settings: ${name}`));
  });

  it("warn about a public shop without https", () => {
    expect(doubtsAbout(entranceOf({ PUBLIC_URL: "http://shop.example" }))).toEqual([
      expect.stringMatching(/https/),
    ]);
    expect(doubtsAbout(entranceOf({ PUBLIC_URL: "https://shop.example" }))).toEqual([]);
    expect(doubtsAbout(entranceOf({ PUBLIC_URL: "http://127.0.0.1:4000" }))).toEqual([]);
  });
});

describe("the delay before the port is closed", () => {
  const delayOf = (environment: Record<string, string>) =>
    readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "settings-")), ...environment }).processes
      .stopDelaySeconds;

  it("is zero without a proxy, and some seconds behind one", () => {
    expect(delayOf({})).toBe(0);
    expect(delayOf({ TRUSTED_PROXIES: "loopback" })).toBe(5);
  });

  it("is configurable, up to what supervisors allow", () => {
    expect(delayOf({ TRUSTED_PROXIES: "1", STOP_DELAY_SECONDS: "0" })).toBe(0);
    expect(delayOf({ STOP_DELAY_SECONDS: "12" })).toBe(12);
    expect(() => delayOf({ STOP_DELAY_SECONDS: "21" })).toThrow(/Wrong settings: STOP_DELAY_SECONDS/);
  });
});
