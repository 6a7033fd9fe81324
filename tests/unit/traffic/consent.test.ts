import { describe, expect, test, vi } from "vitest";
import { consentCookie } from "~/provider/cookies.server";
import { guardPage } from "~/storefront/shell/guard-page.server";
import { keepChoice } from "~/storefront/traffic/keep-choice.server";
import { readVisit } from "~/storefront/traffic/visit.server";

vi.hoisted(() => {
  process.env.ANALYTICS_ID = "G-ABC1234567";
  process.env.LIVE_CHAT_URL = "https://chat.example/widget.js";
});
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.example",
  providerFetch: vi.fn(),
}));

async function visitor(choice?: string): Promise<Request> {
  const cookie = choice ? (await consentCookie.serialize(choice)).split(";")[0] : "";
  return new Request("http://shop.example/faq", { headers: cookie ? { Cookie: cookie } : {} });
}

async function view(request: Request) {
  const { asksConsent, thirdParties } = (await readVisit(request)).view;
  return { asksConsent, services: thirdParties.map(({ key }) => key) };
}

async function policy(request: Request): Promise<string> {
  const headers = new Headers();
  await guardPage(headers, request, "abc");
  return headers.get("Content-Security-Policy") ?? "";
}

function chooses(choice: string, back: string): Promise<Response> {
  const body = new URLSearchParams({ choice, back });
  return keepChoice(new Request("http://shop.example/cookie-choices", { method: "POST", body }));
}

describe("third-party services", () => {
  test("wait for consent", async () => {
    expect(await view(await visitor())).toEqual({ asksConsent: true, services: [] });
    expect(await policy(await visitor())).not.toMatch(/https:/);
  });

  test("are not loaded with necessary cookies only", async () => {
    expect(await view(await visitor("necessary"))).toEqual({ asksConsent: false, services: [] });
    expect(await policy(await visitor("necessary"))).not.toMatch(/https:/);
  });

  // @specification §7 L258
  test("are loaded with full consent, and may load from their hosts", async () => {
    expect(await view(await visitor("all"))).toEqual({
      asksConsent: false,
      services: ["analytics", "liveChat"],
    });
    expect(await policy(await visitor("all"))).toMatch(/script-src [^;]*googletagmanager[^;]*chat\.example/);
  });

  test.each([
    "/orders/desk/abc.def",
    "/share-design/abc",
    "/newsletter/unsubscribe?token=abc",
    "/artwork_view?order=abc",
    "/payment-link?token=abc",
    "/privacy-request?token=abc",
    "/abandoned/checkout/cart?token=abc",
  ])("are not loaded at %s, whose URL they would report", async (address) => {
    const { headers } = await visitor("all");
    const request = new Request(`http://shop.example${address}`, { headers });
    expect((await view(request)).services).toEqual([]);
    expect(await policy(request)).not.toMatch(/https:/);
  });

  test("are not loaded where they would report a secret address as the page before", async () => {
    const { headers } = await visitor("all");
    const reachedFrom = (page: string) =>
      new Request("http://shop.example/faq", { headers: { ...Object.fromEntries(headers), Referer: page } });
    const next = reachedFrom("http://shop.example/privacy-request?token=abc");
    expect((await view(next)).services).toEqual([]);
    expect(await policy(next)).not.toMatch(/https:/);
    for (const page of ["http://shop.example/contact-us", "no address"])
      expect((await view(reachedFrom(page))).services).toEqual(["analytics", "liveChat"]);
  });

  test("are not loaded with a forged choice", async () => {
    const forged = new Request("http://shop.example/", {
      headers: { Cookie: "MPC_CONSENT=ImFsbCI%3D.forged" },
    });
    expect(await view(forged)).toEqual({ asksConsent: true, services: [] });
  });
});

describe("a choice", () => {
  test("is stored for 180 days and redirects to the page", async () => {
    const response = await chooses("all", "/custom-pet-mugs?color=blue");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/custom-pet-mugs?color=blue");
    expect(response.headers.get("Set-Cookie")).toMatch(/^MPC_CONSENT=.*; Max-Age=15552000; .*HttpOnly/);
  });

  test("cannot be made by another site", async () => {
    const request = new Request("http://shop.example/cookie-choices", {
      method: "POST",
      body: new URLSearchParams({ choice: "all", back: "/" }),
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    await expect(keepChoice(request)).rejects.toMatchObject({ status: 403 });
  });

  test("redirects to no other site, and must be valid", async () => {
    expect((await chooses("necessary", "//evil.example")).headers.get("Location")).toBe("/cookie-choices");
    await expect(chooses("some", "/")).rejects.toMatchObject({ status: 400 });
  });
});
