import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { exchange, type Outcome, type Shop } from "./raw/connection";
import { uncaughtErrors } from "./raw/uncaught-errors";
import { cleanUpNow, open, start } from "./started-shop";

/** `FUZZ_SEED` repeats a run; with `FUZZ_CONNECTION`, only one connection of that run. */
const SEED = Number(process.env.FUZZ_SEED || Date.now() % 1_000_000);
const ONE = process.env.FUZZ_CONNECTION;
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 20_000);
const AT_ONCE = 48;
const PATIENCE = 600_000;
/** Interval of health checks. */
const HEALTH_MILLISECONDS = 250;
/** Apart from "not implemented" and "busy", a response of 500 or above is a defect. */
const FINE = new Set([501, 503]);

afterEach(cleanUpNow);

function describeFault(connection: number, { requests, statuses }: Outcome): string {
  const texts = requests.map((request) => request.toString("latin1").slice(0, 1500));
  return `FUZZ_SEED=${SEED} FUZZ_CONNECTION=${connection}: ${statuses}\n${texts.join("\n────\n")}`;
}

/** Opens many connections at once, until that many requests were sent. @returns the failures */
async function sendAll(shop: Shop): Promise<{ faults: string[]; statuses: Map<number, number> }> {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let connection = 0;
  let sent = 0;
  async function sendOn(): Promise<void> {
    while (sent < REQUESTS) {
      const number = connection++;
      const outcome = await exchange(shop, SEED * 1_000_003 + number);
      sent += outcome.requests.length;
      for (const status of outcome.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isWrong = outcome.statuses.some((status) => status >= 500 && !FINE.has(status));
      if (isWrong || outcome.isUnanswered) faults.push(describeFault(number, outcome));
    }
  }
  if (ONE === undefined) await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  else {
    const outcome = await exchange(shop, SEED * 1_000_003 + Number(ONE));
    console.log(describeFault(Number(ONE), outcome));
  }
  return { faults, statuses };
}

test(
  `${REQUESTS} raw requests crash no process and are all answered (FUZZ_SEED=${SEED})`,
  async () => {
    let secret = "";
    const shop = await start("start", ({ sessionSecret }) => {
      secret = sessionSecret;
      return { TRUSTED_PROXIES: "loopback" };
    });
    await open(shop);

    let isOver = false;
    const health: number[] = [];
    const monitoring = (async () => {
      while (!isOver) {
        health.push((await fetch(`${shop.address}/healthz`)).status);
        await pause(HEALTH_MILLISECONDS);
      }
    })();
    const sending = sendAll({ port: Number(new URL(shop.address).port), secret });
    const outcome = await Promise.race([sending, shop.ended.then(() => null)]);
    if (!outcome) throw new Error(`The shop ended: ${shop.said().slice(-3000)}`);
    const { faults, statuses } = outcome;
    isOver = true;
    await monitoring;

    console.log(
      `FUZZ_SEED=${SEED}:`,
      Object.fromEntries([...statuses].sort(([one], [other]) => one - other)),
    );
    expect(faults).toEqual([]);
    expect(new Set(health)).toEqual(new Set([200]));
    expect(await uncaughtErrors(shop)).toBe(0);
    expect((await fetch(shop.address)).status).toBe(200);
  },
  PATIENCE,
);
