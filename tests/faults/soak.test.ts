import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { limitMemory } from "./memory-limit";
import { seededRandom } from "./random";
import { soakPhotos } from "./soak-photos";
import { type Day, visitUntilOver } from "./soak-visitors";
import { cleanUpLater, cleanUpNow, open, start } from "./started-shop";

/** The machine size that docs/operating.md recommends as a minimum. */
const MEGABYTES = 512;
const MINUTES = Number(process.env.FAULT_SOAK_MINUTES || 0);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
const SAMPLE_MILLISECONDS = 5000;
/** Maximum ratio of the memory in the last third of the time to that in the second third. */
const GROWTH = 1.1;

afterEach(cleanUpNow);

test.runIf(MINUTES > 0)(
  `a store with ${MEGABYTES} MB serves ${MINUTES} minutes of visits and uploads, and its memory stays level (FAULT_SEED=${SEED})`,
  async ({ skip }) => {
    const limit = limitMemory(MEGABYTES);
    if (!limit) return skip("this user may not make control groups");
    cleanUpLater(async () => limit.remove());
    const shop = await start("start", () => ({ JOB_SECONDS: "5", TRUSTED_PROXIES: "loopback" }), limit);
    await open(shop);
    const end = Date.now() + MINUTES * 60_000;
    const day: Day = {
      address: shop.address,
      photos: await soakPhotos(),
      random: seededRandom(SEED),
      isOver: () => Date.now() > end || shop.process.exitCode !== null || shop.process.signalCode !== null,
      pages: 0,
      orders: 0,
      failures: new Map(),
    };
    const group: number[] = [];
    const server: number[] = [];
    async function watch(): Promise<void> {
      while (!day.isOver()) {
        group.push(limit?.used() ?? 0);
        server.push(residentMegabytes(shop.process.pid));
        await pause(SAMPLE_MILLISECONDS);
      }
    }
    await Promise.all([visitUntilOver(day), watch()]);

    const metrics = [`${day.pages} pages`, `${day.orders} orders`, ...inThirds("server", server)];
    console.log([...metrics, ...inThirds("all processes", group), `${limit.kills()} killed`].join(", "));
    expect(shop.process.exitCode ?? shop.process.signalCode).toBeNull();
    expect(limit.kills()).toBe(0);
    expect([...day.failures]).toEqual([]);
    expect(day.orders).toBeGreaterThan(MINUTES);
    const [, second, last] = thirds(server).map(median);
    expect(last).toBeLessThan(second * GROWTH);
  },
  (MINUTES + 5) * 60_000,
);

function thirds(samples: number[]): number[][] {
  const length = Math.ceil(samples.length / 3);
  return [0, 1, 2].map((part) => samples.slice(part * length, (part + 1) * length));
}

function median(samples: number[]): number {
  return samples.toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0;
}

function inThirds(name: string, samples: number[]): string[] {
  const medians = thirds(samples).map((third) => Math.round(median(third)));
  return [`${name} ${medians.join(", ")} MB in thirds, ${Math.round(Math.max(...samples))} at most`];
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
