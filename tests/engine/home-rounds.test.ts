import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { thisBrand } from "~/brand/this-brand";
import { OPEN_SOURCE_2_4_7 } from "../fixtures/magento-profiles";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { plainProvider } from "./plain-provider";

/**
 * A cold home page waits for a remote Magento in few rounds. The host answers in ticks: only once the page has sent all
 * that it can send, so that the number of ticks is the depth of the calls, whatever the time.
 */

const MAX_ROUNDS = 3;
/** Turns of the event loop in which a page continues after a response. */
const TURNS = 20;

vi.hoisted(() => {
  Object.assign(process.env, {
    PROVIDER_URL: "http://magento.example",
    SESSION_SECRET: "a secret that only this test has, long enough",
  });
});

const host = vi.hoisted(() => ({
  waiting: [] as (() => void)[],
  open: 0,
  respond: async (_request: Request) => new Response(),
}));

vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<object>()),
  async providerFetch(input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(input, init);
    await new Promise<void>((resume) => host.waiting.push(resume));
    return host.respond(request).finally(() => {
      host.open -= 1;
    });
  },
}));

/** Modules that are loaded again show no brand. */
const brand = thisBrand();

let shop: EngineFixture;
beforeAll(async () => {
  shop = await openFixture();
  host.respond = plainProvider(shop, { ...OPEN_SOURCE_2_4_7, mode: "developer" });
});
afterAll(() => shop.close());

/** Reads the home page as a process that has just started. @returns the number of ticks */
async function openHome(): Promise<number> {
  const { readRoot } = await import("~/storefront/shell/read-root.server");
  const { readHome } = await import("~/storefront/content/home-view.server");
  const { showBrand } = await import("~/brand/this-brand");
  showBrand(brand);
  const request = new Request("http://localhost:3000/");
  let isRead = false;
  const page = Promise.all([readRoot(request), readHome(request)]).finally(() => {
    isRead = true;
  });
  let rounds = 0;
  while (!isRead) {
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    if (host.open > 0 || host.waiting.length === 0) continue;
    rounds += 1;
    host.open = host.waiting.length;
    for (const resume of host.waiting.splice(0)) resume();
  }
  const [, home] = await page;
  expect(home.favorites.length).toBeGreaterThan(0);
  return rounds;
}

test("a cold home page waits for the host at most three times", async () => {
  await openHome();
  const { supportedParts } = await import("~/provider/capabilities.server");
  const learned = new Map(supportedParts());
  vi.resetModules();
  const { adoptParts } = await import("~/provider/capabilities.server");
  adoptParts(learned);
  expect(await openHome()).toBeLessThanOrEqual(MAX_ROUNDS);
});
