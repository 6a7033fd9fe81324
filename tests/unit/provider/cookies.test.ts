import { describe, expect, it } from "vitest";
import { cartIdCookie, readCookie, setCookie, wasSent } from "~/provider/cookies.server";

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

  it("are cleared by an expired one", async () => {
    expect(await setCookie(request(), cartIdCookie, null)).toMatch(/^MPC_CARTID=[^;]*; Max-Age=0; Path=\//);
  });
});
