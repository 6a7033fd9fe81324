import { createCookie, isCookie } from "@remix-run/node";
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function kept(publicUrl: string, address: string): Promise<string> {
  vi.stubEnv("PUBLIC_URL", publicUrl);
  const { customerTokenCookie, setCookie } = await import("~/provider/cookies.server");
  return setCookie(new Request(address), customerTokenCookie, "token");
}

it.each([
  ["https://shop.example", "http://shop.example/"],
  ["http://127.0.0.1:3000", "https://127.0.0.1/"],
])("cookies of %s, requested at %s, are sent back by https only", async (publicUrl, address) => {
  expect(await kept(publicUrl, address)).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
});

it("cookies of a shop on localhost are sent back by http", async () => {
  expect(await kept("http://127.0.0.1:3000", "http://127.0.0.1:3000/")).toMatch(/; HttpOnly; SameSite=Lax/);
});

it("the shop's own cookies are bound to its host by https, and keep their previous values", async () => {
  vi.stubEnv("PUBLIC_URL", "https://shop.example");
  const { deviceCookie, cartIdCookie, readCookie, renewCookies, setCookie } = await import(
    "~/provider/cookies.server"
  );
  const { currentSettings } = await import("~/settings/settings.server");
  const sent = (Cookie: string) => new Request("https://shop.example/", { headers: { Cookie } });
  expect(cartIdCookie.name).toBe("MPC_CARTID");
  const kept = await setCookie(sent(""), deviceCookie, "d".repeat(32));
  expect(kept).toMatch(/^__Host-MPC_DEVICE=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);

  const former = createCookie("MPC_DEVICE", { secrets: [currentSettings().sessionSecret] });
  const before = sent((await former.serialize("e".repeat(32))).split(";")[0]);
  expect(await readCookie(before, deviceCookie)).toBe("e".repeat(32));
  const [renewed, removed] = await renewCookies(before);
  expect(renewed).toMatch(/^__Host-MPC_DEVICE=/);
  expect(removed).toMatch(/^MPC_DEVICE=; Max-Age=0; Path=\/; HttpOnly; Secure/);
  const both = sent(`${kept.split(";")[0]}; ${before.headers.get("Cookie")}`);
  expect(await readCookie(both, deviceCookie)).toBe("d".repeat(32));
});

it("the shop's own cookies have their plain name by http", async () => {
  vi.stubEnv("PUBLIC_URL", "http://127.0.0.1:3000");
  const { deviceCookie } = await import("~/provider/cookies.server");
  expect(deviceCookie.name).toBe("MPC_DEVICE");
});

// @specification §3 L124
it("every cookie applies to the whole site", async () => {
  const cookies = await import("~/provider/cookies.server");
  for (const cookie of Object.values(cookies).filter(isCookie)) {
    const kept = await cookies.setCookie(new Request("http://127.0.0.1:3000/faq"), cookie, "x");
    expect(kept, cookie.name).toMatch(/; Path=\/;/);
    expect(kept, cookie.name).not.toContain("Domain=");
  }
});

// @specification §3 L125-128
it("all cookies except those named by the specification or the API are bound to the host", async () => {
  vi.stubEnv("PUBLIC_URL", "https://shop.example");
  const declared = Object.values(await import("~/provider/cookies.server")).filter(isCookie);
  const fixed = declared.map(({ name }) => name).filter((name) => !name.startsWith("__Host-"));
  expect(fixed.sort()).toEqual([
    "MPC_CARTID",
    "MPC_CID",
    "MPC_CUSTOMER",
    "ORDER_DATA",
    "PRICE_CACHE",
    "REFER_CODE",
    "XSRF-TOKEN",
  ]);
});
