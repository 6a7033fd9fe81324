import { describe, expect, it } from "vitest";
import { customerTokenCookie } from "~/provider/cookies.server";
import { withoutSessionId } from "~/provider/session-id";
import { withBearer } from "~/provider/with-bearer.server";

const FROM_COOKIE = "token-of-the-cookie";
const FROM_PARAMETER = "token-of-the-parameter";

/** What the provider is told about who asks. */
async function sentToken(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const request = new Request(`http://shop.example${path}`, { method: "POST", body: "{}", headers });
  return (await withBearer(request)).headers.get("Authorization");
}

async function cookie(token = FROM_COOKIE): Promise<Record<string, string>> {
  const [pair] = (await customerTokenCookie.serialize(token)).split(";");
  return { Cookie: pair };
}

describe("a call of the API", () => {
  // @specification §7 L217
  it.each(["/graphql", "/rest/mpc/V1/customers/me/export"])(
    "to %s bears the session cookie's token",
    async (path) => {
      expect(await sentToken(path, await cookie())).toBe(`Bearer ${FROM_COOKIE}`);
    },
  );

  // @specification §7 L217
  it("bears the parameter's token when there is no cookie", async () => {
    expect(await sentToken(`/graphql?sessionid=${FROM_PARAMETER}`)).toBe(`Bearer ${FROM_PARAMETER}`);
  });

  it("believes the cookie rather than the parameter, and the header before both", async () => {
    const path = `/graphql?sessionid=${FROM_PARAMETER}`;
    expect(await sentToken(path, await cookie())).toBe(`Bearer ${FROM_COOKIE}`);
    expect(await sentToken(path, { ...(await cookie()), Authorization: "Bearer header" })).toBe(
      "Bearer header",
    );
  });

  it("bears nothing of a forged cookie or of a parameter that is no token", async () => {
    expect(await sentToken("/graphql", { Cookie: `MPC_CID=${FROM_COOKIE}` })).toBeNull();
    expect(await sentToken("/graphql?sessionid=short")).toBeNull();
    expect(
      await sentToken(`/graphql?sessionid=${encodeURIComponent("with\r\nline breaks in it")}`),
    ).toBeNull();
  });

  it("keeps its body", async () => {
    const request = new Request("http://shop.example/graphql", {
      method: "POST",
      body: '{"query":"{ customer { email } }"}',
      headers: await cookie(),
    });
    expect(await (await withBearer(request)).json()).toEqual({ query: "{ customer { email } }" });
  });
});

describe("other calls", () => {
  it.each(["/media/catalog/product/mug.svg", "/caching/cacheurl", "/graphql-of-others"])(
    "to %s bear nothing",
    async (path) => {
      expect(await sentToken(`${path}?sessionid=${FROM_PARAMETER}`, await cookie())).toBeNull();
    },
  );
});

it("the parameter goes no further", () => {
  const query = (text: string) => withoutSessionId(new URL(`http://shop.example/graphql${text}`));
  expect(query(`?sessionid=${FROM_PARAMETER}`)).toBe("");
  expect(query(`?a=1&sessionid=${FROM_PARAMETER}&b=2`)).toBe("?a=1&b=2");
  expect(query(`?SessionId=${FROM_PARAMETER}`)).toBe("");
  expect(query("?x=1")).toBe("?x=1");
});
