import { describe, expect, it } from "vitest";
import { WholeResponse } from "~/whole-response.server";
import { remixHandler } from "../../../scripts/remix-handler.mjs";
import { servedBy } from "./served-by";

const PAGE = "<!DOCTYPE html><p>Zoë</p>";

/** Serves what Remix responds with. */
function serving(respond: () => Response): Promise<string> {
  return servedBy(remixHandler(() => ({ prefix: "", respond: async () => respond() })));
}

describe("a response of Remix", () => {
  it.each<[string, () => Response]>([
    ["a whole text", () => new WholeResponse(PAGE, { headers: { "X-Page": "1" } })],
    ["whole bytes", () => new WholeResponse(Buffer.from(PAGE), { headers: { "X-Page": "1" } })],
    ["a stream", () => new Response(PAGE, { headers: { "X-Page": "1" } })],
  ])("is sent as %s", async (_what, respond) => {
    const response = await fetch(await serving(respond));
    expect([response.status, response.headers.get("X-Page")]).toEqual([200, "1"]);
    expect(await response.text()).toBe(PAGE);
  });

  it("has the length of a whole page in bytes, for HEAD too", async () => {
    const address = await serving(() => new WholeResponse(PAGE, {}));
    for (const method of ["GET", "HEAD"]) {
      const { headers } = await fetch(address, { method });
      expect(headers.get("Content-Length")).toBe(String(Buffer.byteLength(PAGE)));
    }
  });

  it("may have no body", async () => {
    const response = await fetch(await serving(() => new Response(null, { status: 204 })));
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });
});
