import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  cartIdCookie,
  flashCookie,
  readCookie,
  readHeaderCookie,
  readJsonCookie,
  setCookie,
  wasSent,
} from "~/provider/cookies.server";

const request = (cookie?: string) =>
  new Request("http://localhost/", { headers: cookie ? { Cookie: cookie } : {} });

describe("cookies", () => {
  it("come back as they were kept", async () => {
    const header = await setCookie(request(), cartIdCookie, "a".repeat(32));
    expect(header).toMatch(/^MPC_CARTID=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await readCookie(request(header.split(";")[0]), cartIdCookie)).toBe("a".repeat(32));
  });

  it("count as absent when forged, and are seen to have been sent", async () => {
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

  it("are cleared by an expired one", async () => {
    expect(await setCookie(request(), cartIdCookie, null)).toMatch(/^MPC_CARTID=[^;]*; Max-Age=0; Path=\//);
  });
});
