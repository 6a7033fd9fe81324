import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { hostileDocument, hostileVariables, UNUSED_FRAGMENTS } from "../engine/hostile-documents";
import { processorTimeOf } from "../fixtures/processor-time";
import { cleanUpNow, open, type Started, start } from "./started-shop";

afterEach(cleanUpNow);

const PATIENCE = 180_000;
const AT_ONCE = 20;
/** Milliseconds until /healthz responds: in nine of ten cases, and always. */
const MOSTLY_WITHIN = 250;
const ALWAYS_WITHIN = 1000;
const MAX_MEGABYTES = 400;

const fields = "sku name description { html } media_gallery { url label } categories { uid name }";

function lists(count: number, size: number): string {
  const names = Array.from({ length: count }, (_, n) => `a${n}`);
  return `{ ${names.map((name) => `${name}: products(pageSize: ${size}) { items { ${fields} } }`).join(" ")} }`;
}

test(
  "hostile documents, twenty at once, neither crash the store nor delay its health check",
  async () => {
    const shop = await start("start");
    await open(shop);
    const health = watchHealth(shop);
    const random = fc.sample(fc.tuple(hostileDocument, hostileVariables), { seed: 18, numRuns: 200 });
    const documents: [document: string, variables: object][] = [
      ...Array.from({ length: 60 }, () => [lists(26, 300), {}] as [string, object]),
      ...Array.from({ length: 60 }, () => [lists(4, 100), {}] as [string, object]),
      ...Array.from({ length: 100 }, (_, n) => [`${UNUSED_FRAGMENTS} # ${n}`, {}] as [string, object]),
      ...random.flatMap((hostile) => [hostile, hostile, hostile, hostile]),
    ];
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(shop, documents)));
    const times = (await health.end()).sort((one, other) => one - other);
    expect(times.length).toBeGreaterThan(20);
    expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(MOSTLY_WITHIN);
    expect(times.at(-1)).toBeLessThan(ALWAYS_WITHIN);
    expect(shop.process.exitCode).toBeNull();
    expect(megabytes(shop)).toBeLessThan(MAX_MEGABYTES);
  },
  PATIENCE,
);

/** Sends documents from the list until it is empty. */
async function sendAll(
  { address }: Started,
  documents: [document: string, variables: object][],
): Promise<void> {
  for (let next = documents.shift(); next; next = documents.shift()) {
    const [query, variables] = next;
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Store: "mpc" },
      body: JSON.stringify({ query, variables }),
    });
    expect(response.status).toBeLessThan(500);
    await response.arrayBuffer();
  }
}

/**
 * Polls /healthz.
 * @returns a function that ends it and returns the milliseconds for which the store's main thread was busy before each
 * response; time taken by other processes does not count
 */
function watchHealth({ address, process: { pid = 0 } }: Started) {
  const times: number[] = [];
  let isOver = false;
  const monitoring = (async () => {
    while (!isOver) {
      const before = processorTimeOf(pid);
      const { status } = await fetch(`${address}/healthz`);
      expect(status).toBe(200);
      times.push(processorTimeOf(pid) - before);
      await pause(20);
    }
  })();
  return {
    async end(): Promise<number[]> {
      isOver = true;
      await monitoring;
      return times;
    },
  };
}

function megabytes({ process: { pid } }: Started): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
