import type { Cookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { setCookie, toolDataCookie, toolDraftCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { deleteDraft, goOnWithDraft, leaveTool, rememberDraft } from "~/storefront/studio/tool-draft.server";

const MUG = "/photomug-tool?design=abcdefghijklmnopqrstuvwxyz012345";

async function visiting(address: string, cookies: [Cookie, string][] = [[toolDraftCookie, MUG]]) {
  const url = `http://localhost${address}`;
  const sent = await Promise.all(
    cookies.map(async ([cookie, value]) => (await setCookie(new Request(url), cookie, value)).split(";")[0]),
  );
  return new Request(url, { headers: { Cookie: sent.join("; ") } });
}

/** The URL to which the visitor is redirected; null when the page is shown. */
async function sentOn(request: Request): Promise<string | null> {
  try {
    await goOnWithDraft(request);
    return null;
  } catch (response) {
    return response instanceof Response ? response.headers.get("Location") : null;
  }
}

describe("the draft of a visit", () => {
  // @specification §3 L129
  it("is remembered by the tool in a signed cookie that scripts cannot read", async () => {
    const provider = await openProvider(new Request("http://localhost/photomug-tool"));
    rememberDraft(provider, MUG);
    const [cookie] = (await provider.headers()).getSetCookie();
    expect(cookie).toMatch(/^MPC_TOOL_DRAFT=.+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(MUG);
  });

  it("is reopened at the plain URL of its tool", async () => {
    expect(await sentOn(await visiting("/photomug-tool"))).toBe(MUG);
    expect(await sentOn(await visiting("/photomug-tool/?_data=routes"))).toBe(MUG);
  });

  it.each(["/photomug-tool?sku=two-pet-mug", "/photomug-tool?design=another", "/pillow-tool"])(
    "does not affect %s",
    async (address) => expect(await sentOn(await visiting(address))).toBeNull(),
  );

  // @specification §2 L79
  it.each([
    "/",
    "/checkout/cart",
    "/custom-pet-photo-mug",
    "/product/picture-tips",
    "/customer/login",
    "/photomug",
    "/pillow-tool",
    "/photomug-tool-2",
    "/create-your-own-neon-sign",
  ])("is deleted at %s, but the saved design is kept", async (address) => {
    const request = await visiting(address, [
      [toolDraftCookie, MUG],
      [toolDataCookie, "owner"],
    ]);
    const cookies = await leaveTool(request);
    expect(cookies).toEqual([expect.stringMatching(/^MPC_TOOL_DRAFT=[^;]*; Max-Age=0/)]);
  });

  it.each(["/photomug-tool", "/photomug-tool?design=abc", "/photomug-tool?sku=two-pet-mug"])(
    "is kept at its own tool, %s",
    async (address) => expect(await leaveTool(await visiting(address))).toEqual([]),
  );

  it("is not deleted when there is none", async () => {
    expect(await leaveTool(new Request("http://localhost/"))).toEqual([]);
  });

  it("counts as absent when it is forged, and redirects nowhere else", async () => {
    const forged = new Request("http://localhost/photomug-tool", {
      headers: { Cookie: `MPC_TOOL_DRAFT=${btoa(JSON.stringify("/photomug-tool?design=x"))}` },
    });
    expect(await sentOn(forged)).toBeNull();
    expect(
      await sentOn(await visiting("/photomug-tool", [[toolDraftCookie, "https://evil.example/"]])),
    ).toBeNull();
  });

  it("is deleted once the design is in the cart", async () => {
    const provider = await openProvider(await visiting("/photomug-tool"));
    deleteDraft(provider);
    expect((await provider.headers()).getSetCookie()).toEqual([
      expect.stringMatching(/^MPC_TOOL_DRAFT=[^;]*; Max-Age=0/),
    ]);
  });
});
