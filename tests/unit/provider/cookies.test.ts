import { createCookie } from "@remix-run/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  cartIdCookie,
  customerIdCookie,
  customerTokenCookie,
  developerCookie,
  flashCookie,
  loginEmailCookie,
  readCookie,
  readHeaderCookie,
  readJsonCookie,
  renewCookies,
  setCookie,
  toolDataCookie,
  wasSent,
} from "~/provider/cookies.server";
import { currentSettings } from "~/settings/settings.server";

const request = (cookie?: string) =>
  new Request("http://localhost/", { headers: cookie ? { Cookie: cookie } : {} });

describe("cookies", () => {
  it("are read as they were written", async () => {
    const header = await setCookie(request(), cartIdCookie, "a".repeat(32));
    expect(header).toMatch(/^MPC_CARTID=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await readCookie(request(header.split(";")[0]), cartIdCookie)).toBe("a".repeat(32));
  });

  it("count as absent when forged, but as sent", async () => {
    const genuine = (await setCookie(request(), cartIdCookie, "a".repeat(32))).split(";")[0];
    for (const forged of [
      `${genuine}x`,
      `MPC_CARTID=${"a".repeat(32)}`,
      "MPC_CARTID=%E0%A4%A",
      "MPC_CARTID=",
    ]) {
      expect(await readCookie(request(forged), cartIdCookie)).toBeNull();
      expect(wasSent(request(forged), cartIdCookie)).toBe(true);
    }
    expect(wasSent(request(), cartIdCookie)).toBe(false);
  });

  it.each(["no JSON", "[1", "null", "[]", '{"page":"1"}'])(
    "count as absent when they are signed but hold %j, as one of another version may",
    async (value) => {
      const header = await setCookie(request(), flashCookie, value);
      const sent = request(header.split(";")[0]);
      expect(await readCookie(sent, flashCookie)).toBe(value);
      expect(await readJsonCookie(sent, flashCookie, z.object({ page: z.number() }))).toBeNull();
    },
  );

  it.each(["a\0", "one\r\ntwo", "🐾"])("count as absent for a header that cannot hold %j", async (value) => {
    const header = await setCookie(request(), cartIdCookie, value);
    const sent = request(header.split(";")[0]);
    expect(await readCookie(sent, cartIdCookie)).toBe(value);
    expect(await readHeaderCookie(sent, cartIdCookie)).toBeNull();
  });

  it("are deleted by an expired one", async () => {
    expect(await setCookie(request(), cartIdCookie, null)).toMatch(/^MPC_CARTID=[^;]*; Max-Age=0; Path=\//);
  });
});

/** A signature by versions before this one, which was valid for any name. */
async function formerly(name: string, value: string): Promise<string> {
  const cookie = createCookie(name, { secrets: [currentSettings().sessionSecret] });
  return (await cookie.serialize(value)).split(";")[0];
}

describe("the signature of a cookie", () => {
  it("is valid for its own name only", async () => {
    const value = "a".repeat(32);
    const signed = (await setCookie(request(), cartIdCookie, value)).split(";")[0].split("=")[1];
    for (const other of [customerTokenCookie, toolDataCookie, developerCookie, customerIdCookie]) {
      expect(await readCookie(request(`${other.name}=${signed}`), other), other.name).toBeNull();
    }
    expect(await readCookie(request(`${cartIdCookie.name}=${signed}`), cartIdCookie)).toBe(value);
  });
});

describe("a cookie of an earlier version", () => {
  afterEach(() => vi.useRealTimers());

  it("is read, and rewritten in the current format, once", async () => {
    const sent = request(await formerly("MPC_CARTID", "b".repeat(32)));
    expect(await readCookie(sent, cartIdCookie)).toBe("b".repeat(32));
    const [renewed, ...others] = await renewCookies(sent);
    expect(others).toEqual([]);
    const next = request(renewed.split(";")[0]);
    expect(await readCookie(next, cartIdCookie)).toBe("b".repeat(32));
    expect(await renewCookies(next)).toEqual([]);
    expect(await renewCookies(request())).toEqual([]);
  });

  it("is invalid when its value is of another kind, or when no such value is expected", async () => {
    for (const [cookie, value] of [
      [customerIdCookie, "a".repeat(32)],
      [cartIdCookie, "/customer/account"],
      [customerTokenCookie, "short"],
      [developerCookie, "a".repeat(64)],
      [loginEmailCookie, "ada@example.com"],
    ] as const) {
      const sent = request(await formerly(cookie.name, value));
      expect(await readCookie(sent, cookie), cookie.name).toBeNull();
      expect(await renewCookies(sent), cookie.name).toEqual([]);
    }
  });

  it("is ignored after the configured date", async () => {
    const sent = request(await formerly("MPC_CARTID", "b".repeat(32)));
    vi.useFakeTimers({ now: currentSettings().formerCookiesUntil });
    expect(await readCookie(sent, cartIdCookie)).toBeNull();
    expect(await renewCookies(sent)).toEqual([]);
  });
});
