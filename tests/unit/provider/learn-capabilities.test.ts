import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { OPEN_SOURCE_2_4_7 } from "../../fixtures/magento-profiles";
import { type PlainGraphql, plainGraphql } from "../../fixtures/plain-graphql";

/** The host and the data directory, before the settings are read. */
const { host, folder } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const host = await openFaultyHost();
  const folder = mkdtempSync(`${tmpdir()}/capabilities-`);
  Object.assign(process.env, {
    PROVIDER_URL: host.address,
    DATA_DIR: folder,
    SESSION_SECRET: "a secret that only this test knows, long enough",
  });
  return { host, folder };
});
afterAll(() => host.close());

const warn = vi.hoisted(() => vi.fn());
vi.mock("~/log.server", () => ({ openLog: () => ({ warn, error: vi.fn() }) }));
vi.mock("~/provider/contract/documents.generated", () => ({
  CustomerDocument: "query Customer { customer { firstname points { balance } claims { id } } }",
  OffersDocument: "query Offers { offers { text } }",
}));

const storeConfig = { store_code: "default", base_currency_code: "USD" };
const magento = plainGraphql(async () => Response.json({ data: { storeConfig } }), {
  ...OPEN_SOURCE_2_4_7,
  statuses: "by-error",
});

/** Makes the host respond by this function. */
function respondBy(graphql: PlainGraphql): void {
  host.reply(async (response, { body }) => {
    const answered = await graphql(new Request("http://host.example/graphql", { method: "POST", body }));
    response.writeHead(answered.status, { "Content-Type": "application/json" });
    response.end(await answered.text());
  });
}

/** A process that starts; its modules are new. */
async function start() {
  vi.resetModules();
  const { learnInBackground, adoptInBackground } = await import("~/provider/learn-capabilities.server");
  const { supportedParts } = await import("~/provider/capabilities.server");
  const texts = () => [...supportedParts().values()].map(({ part }) => part?.replace(/\s+/g, " ") ?? null);
  return { learnInBackground, adoptInBackground, texts };
}

const PARTS = ["query Customer { customer { firstname } }", null];

beforeEach(() => {
  host.calls.length = 0;
  warn.mockClear();
  respondBy(magento);
});

test("a host that reports one fault at a time is learned in the background, once for all processes", async () => {
  const first = await start();
  first.learnInBackground();
  await vi.waitFor(async () => {
    const { readdirSync } = await import("node:fs");
    expect(readdirSync(folder)).toEqual(["provider-capabilities.json"]);
  });
  expect(first.texts()).toEqual(expect.arrayContaining(PARTS));
  const calls = host.calls.length;

  const second = await start();
  second.adoptInBackground();
  await vi.waitFor(() => expect(second.texts()).toEqual(expect.arrayContaining(PARTS)));
  expect(host.calls).toHaveLength(calls);
});

test("a store that the host does not have is reported in one line, and nothing is learned", async () => {
  const message = "Requested store is not found (default)";
  respondBy(async () => Response.json({ errors: [{ message }] }, { status: 500 }));
  const { learnInBackground, texts } = await start();
  learnInBackground();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledWith(
    `The provider ${host.address} rejects the store "default" (PROVIDER_STORE): ${message}`,
  );
  expect(texts()).toEqual([]);
});
