import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "~/settings/settings.server";
import { clientOf } from "~/storefront/social-login/network.server";
import { shownNetworks } from "~/storefront/social-login/shown-networks.server";

function networksOf(environment: Record<string, string>): string[] {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
  const { social } = readSettings({ DATA_DIR, ...environment });
  return Object.entries(social).flatMap(([source, client]) => (client ? [source] : []));
}

const KEYS = { FACEBOOK_CLIENT_ID: "1", FACEBOOK_CLIENT_SECRET: "2" };

describe("a social network", () => {
  it("requires both of its keys", () => {
    expect(networksOf({})).toEqual([]);
    expect(networksOf({ FACEBOOK_CLIENT_ID: "1" })).toEqual([]);
    expect(networksOf({ TWITTER_CLIENT_SECRET: "2" })).toEqual([]);
    expect(networksOf(KEYS)).toEqual(["facebook"]);
  });

  it("has its default URLs unless others are configured", () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
    const { social } = readSettings({ DATA_DIR, ...KEYS, FACEBOOK_TOKEN_URL: "http://localhost:1/token" });
    expect(social.facebook?.authorizeUrl).toMatch(/^https:\/\/www\.facebook\.com\//);
    expect(social.facebook?.tokenUrl).toBe("http://localhost:1/token");
  });

  it("has no button and no page when it is not configured", async () => {
    expect(await shownNetworks()).toEqual([]);
    expect(() => clientOf("facebook")).toThrowError(expect.objectContaining({ status: 404 }));
  });
});
