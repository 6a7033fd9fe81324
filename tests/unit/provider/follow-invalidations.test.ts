import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { followInvalidations } from "~/provider/follow-invalidations.server";
import { createResponseCache } from "~/provider/response-cache";

/** A remote host, started before the settings are read. */
const host = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const state = { asked: [] as string[], version: 1, patterns: [] as (string | null)[], knows: true };
  const server = createServer((request: IncomingMessage, response) => {
    state.asked.push(request.url ?? "");
    response.statusCode = state.knows ? 200 : 404;
    const data = { version: state.version, patterns: state.patterns };
    response.end(state.knows ? JSON.stringify({ status: true, message: "", data, error: null }) : "<html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.PROVIDER_URL = address;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return { state, address, close: () => server.close() };
});
afterAll(() => host.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  Object.assign(host.state, { asked: [], version: 1, patterns: [], knows: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The cache of a new process, and a query whose response differs each time. */
function newProcess() {
  const cache = createResponseCache();
  const poll = followInvalidations(cache.evict);
  let number = 0;
  async function answerNext(question: string): Promise<string> {
    number += 1;
    return `${question} ${number}`;
  }
  return {
    ask(question: string) {
      poll();
      return cache.get(question, () => answerNext(question), [question]);
    },
  };
}

const secondsLater = () => vi.advanceTimersByTime(4000);

test("the host is polled once in some seconds, however many requests there are", async () => {
  const { ask } = newProcess();
  for (let visitor = 0; visitor < 20; visitor += 1) await ask("faq");
  await vi.waitFor(() => expect(host.state.asked).toHaveLength(1));
  for (let visitor = 0; visitor < 20; visitor += 1) await ask("faq");
  await fetch(`${host.address}/anything-else`);
  expect(host.state.asked).toEqual(["/caching/cache/version", "/anything-else"]);
});

test("invalidations of a remote host are applied here: one page, then everything", async () => {
  const { ask } = newProcess();
  expect([await ask("faq"), await ask("about-us")]).toEqual(["faq 1", "about-us 2"]);
  await vi.waitFor(() => expect(host.state.asked).toContain("/caching/cache/version"));
  Object.assign(host.state, { version: 2, patterns: ["/faq"] });
  await vi.waitFor(async () => {
    secondsLater();
    expect(await ask("faq")).toBe("faq 3");
  });
  expect(await ask("about-us")).toBe("about-us 2");
  expect(host.state.asked).toContain("/caching/cache/version?since=1");
  Object.assign(host.state, { version: 3, patterns: [null] });
  await vi.waitFor(async () => {
    secondsLater();
    expect(await ask("about-us")).toBe("about-us 4");
  });
});

test("a host that does not support the query is not asked again", async () => {
  host.state.knows = false;
  const { ask } = newProcess();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await ask("faq");
    secondsLater();
    await fetch(`${host.address}/anything-else`);
  }
  const polls = host.state.asked.filter((path) => path.startsWith("/caching/cache/version"));
  expect(polls.length).toBeLessThan(4);
});
