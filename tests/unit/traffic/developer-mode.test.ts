import { beforeEach, describe, expect, test, vi } from "vitest";
import { enterDeveloperMode } from "~/storefront/traffic/developer-mode.server";

const TOKEN = vi.hoisted(() => {
  process.env.DEVELOPER_TOKEN = "a token that only developers know";
  return process.env.DEVELOPER_TOKEN;
});

/** A provider that records the requests it receives. */
const provider = vi.hoisted(() => ({ asked: [] as string[], responses: true }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.example",
  async providerFetch(address: string, { headers, body }: { headers: Record<string, string>; body: string }) {
    provider.asked.push(`${new URL(address).pathname} ${headers.pattern ?? ""} ${body}`);
    const isDeveloper = headers.developer === "a token that only developers know";
    return new Response("{}", { status: isDeveloper && provider.responses ? 200 : 401 });
  },
}));

beforeEach(() => {
  provider.asked = [];
  provider.responses = true;
});

interface Outcome {
  isDeveloper: boolean;
  /** The redirect of developer mode, with its cookies by name. */
  location: string | null;
  cookies: Map<string, string>;
}

async function open(path: string, cookie = ""): Promise<Outcome> {
  const request = new Request(`http://shop.example${path}`, { headers: cookie ? { Cookie: cookie } : {} });
  try {
    return { isDeveloper: await enterDeveloperMode(request), location: null, cookies: new Map() };
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    const cookies = response.headers
      .getSetCookie()
      .map((text) => text.split(";")[0].split("=") as [string, string]);
    return { isDeveloper: false, location: response.headers.get("Location"), cookies: new Map(cookies) };
  }
}

async function developersCookie(): Promise<string> {
  const { cookies } = await open(`/faq?developer=${encodeURIComponent(TOKEN)}`);
  return `MPC_DEVELOPER=${cookies.get("MPC_DEVELOPER")}`;
}

describe("developer mode", () => {
  // @specification §3 L129
  // @specification §4 L170
  test("starts with the token, which is then removed from the URL", async () => {
    const { location, cookies } = await open(`/faq?color=blue&developer=${encodeURIComponent(TOKEN)}`);
    expect(location).toBe("/faq?color=blue");
    expect(atob(decodeURIComponent(cookies.get("MPC_DEVELOPER") ?? "").split(".")[0])).not.toContain(TOKEN);
    expect((await open("/faq", await developersCookie())).isDeveloper).toBe(true);
  });

  // @specification §4 L170
  test("is off for everybody else", async () => {
    expect((await open("/faq")).isDeveloper).toBe(false);
    expect((await open("/faq", "MPC_DEVELOPER=forged")).isDeveloper).toBe(false);
    expect((await open("/faq?clearcache&__clearcacheall__")).isDeveloper).toBe(false);
    expect(provider.asked).toEqual([]);
  });

  // @specification §4 L170
  test("ends with a wrong token", async () => {
    const { location, cookies } = await open("/faq?developer=wrong&clearcache", await developersCookie());
    expect(location).toBe("/faq");
    expect(cookies.get("MPC_DEVELOPER")).toMatch(/^(IiI%3D|%22%22|$)/);
    expect(provider.asked).toEqual([]);
  });

  // @specification §4 L170
  // @specification §7 L230-231
  test("clears the cache of one page, or of all", async () => {
    const cookie = await developersCookie();
    expect((await open("/faq?clearcache&color=blue", cookie)).location).toBe("/faq?color=blue");
    expect((await open("/faq?__clearcacheall__=1", cookie)).location).toBe("/faq");
    expect(provider.asked).toEqual([
      '/caching/cache/clear /faq {"query":"?color=blue"}',
      "/caching/cache/clearall  {}",
    ]);
  });

  test("reports whether the provider did it", async () => {
    const cookie = await developersCookie();
    const done = (await open("/faq?clearcache", cookie)).cookies.get("MPC_MESSAGE") ?? "";
    provider.responses = false;
    const failed = (await open("/faq?clearcache", cookie)).cookies.get("MPC_MESSAGE") ?? "";
    const said = (text: string) => atob(decodeURIComponent(text).split(".")[0]);
    expect(said(done)).toContain("The cache of /faq was cleared.");
    expect(said(failed)).toContain("The provider did not clear the cache of /faq.");
  });
});
