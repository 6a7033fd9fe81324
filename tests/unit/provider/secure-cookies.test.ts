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
])("cookies of %s, asked at %s, come back by https alone", async (publicUrl, address) => {
  expect(await kept(publicUrl, address)).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
});

it("cookies of a shop on this very machine come back by plain http", async () => {
  expect(await kept("http://127.0.0.1:3000", "http://127.0.0.1:3000/")).toMatch(/; HttpOnly; SameSite=Lax/);
});
