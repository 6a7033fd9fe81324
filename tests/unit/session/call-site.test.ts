import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { callSite } from "~/storefront/session/call-site";
import {
  type FaultyHost,
  hangsUp,
  neverResponds,
  openFaultyHost,
  respondsAfter,
  responses,
} from "../../fixtures/faulty-host";

/** Specification §7 "The generic client", §8 "Client rejections". */

let site: FaultyHost;
beforeAll(async () => {
  site = await openFaultyHost();
});
afterAll(() => site.close());

beforeEach(() => vi.stubGlobal("document", { cookie: "MPC_X=1; XSRF-TOKEN=ab%2Bc%3D; other=2" }));
afterEach(() => vi.unstubAllGlobals());

const lastHeaders = () => site.calls[site.calls.length - 1].headers;

// @specification §7 L221
describe("a request of a page to its own site", () => {
  it("repeats the anti-forgery cookie when it writes", async () => {
    site.reply(responses(200, { done: true }));
    const result = await callSite(site.address, { method: "POST", body: "{}" });
    expect(await result.json()).toEqual({ done: true });
    expect(lastHeaders()["x-xsrf-token"]).toBe("ab+c=");
  });

  it("does not when it reads, or has none", async () => {
    site.reply(responses(200, {}));
    await callSite(site.address);
    expect(lastHeaders()["x-xsrf-token"]).toBeUndefined();
    vi.stubGlobal("document", { cookie: "NOT-XSRF-TOKEN=planted" });
    await callSite(site.address, { method: "POST" });
    expect(lastHeaders()["x-xsrf-token"]).toBeUndefined();
  });

  it.each([200, 201, 299])("treats %d as success", async (status) => {
    site.reply(responses(status, {}));
    expect((await callSite(site.address)).status).toBe(status);
  });

  // @specification §8 L280
  it.each([304, 400, 403, 404, 422, 500, 503])(
    "is rejected for status %d, with the response",
    async (status) => {
      site.reply(
        status === 304 ? (response) => response.writeHead(304).end() : responses(status, { why: 1 }),
      );
      await expect(callSite(site.address)).rejects.toMatchObject({
        message: `Request failed with status code ${status}`,
        code: undefined,
        response: { status },
      });
    },
  );

  // @specification §8 L280
  it("is rejected for a network error", async () => {
    site.reply(hangsUp);
    await expect(callSite(site.address)).rejects.toMatchObject({
      message: "Network Error",
      response: undefined,
    });
  });

  // @specification §8 L280
  it("is rejected after its timeout", async () => {
    site.reply(neverResponds);
    await expect(callSite(site.address, { timeout: 50 })).rejects.toMatchObject({
      message: "timeout of 50ms exceeded",
      code: "ECONNABORTED",
    });
  });

  it("has no timeout by default", async () => {
    const limited = vi.spyOn(AbortSignal, "timeout");
    site.reply(respondsAfter(50, responses(200, {})));
    expect((await callSite(site.address)).ok).toBe(true);
    expect(limited).not.toHaveBeenCalled();
  });

  it("can be aborted, with or without a timeout", async () => {
    site.reply(neverResponds);
    for (const timeout of [0, 10_000]) {
      const stop = new AbortController();
      const call = callSite(site.address, { timeout, signal: stop.signal });
      stop.abort(new Error("The page has gone."));
      await expect(call).rejects.toThrow("The page has gone.");
    }
  });
});
