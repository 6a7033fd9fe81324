import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { cleanUpNow, start } from "./started-shop";

/** A cluster with an unreachable provider: pages served without it need no database. */
const SETTINGS = { CLUSTER_PROCESSES: "2", DATABASE_URL: "", PROVIDER_URL: "http://127.0.0.1:9" };
const PATIENCE = 120_000;

afterEach(cleanUpNow);

async function openCluster(changes: Record<string, string> = {}) {
  const shop = await start("start:cluster", () => ({ ...SETTINGS, ...changes }));
  const workers = () => [...shop.said().matchAll(/pid (\d+)\) serves/g)].map(([, pid]) => Number(pid));
  await vi.waitUntil(() => workers().length === 2, { timeout: PATIENCE });
  return { ...shop, workers };
}

/** "answered" or "closed", or "hangs" when neither happens. */
async function outcomeOf(address: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const closed = Promise.race([once(socket, "close"), once(socket, "error")]).then(() => "closed");
  const answered = once(socket, "data").then(() => "answered");
  socket.write("GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  const late = new Promise<string>((resolve) => setTimeout(resolve, 20_000, "hangs").unref());
  const outcome = await Promise.race([answered, closed, late]);
  socket.destroy();
  return outcome;
}

test(
  "a process that freezes and dies leaves no connection hanging",
  async () => {
    const { address, workers } = await openCluster();
    const [frozen] = workers();
    process.kill(frozen, "SIGSTOP");
    const outcomes = Array.from({ length: 8 }, () => outcomeOf(address));
    await Promise.race(outcomes);
    process.kill(frozen, "SIGKILL");
    expect(new Set(await Promise.all(outcomes))).not.toContain("hangs");
  },
  PATIENCE,
);

test(
  "a cluster asked to stop logs it, serves on for the delay, and exits cleanly",
  async () => {
    const shop = await openCluster({ STOP_DELAY_SECONDS: "4" });
    const ready = async () => (await fetch(`${shop.address}/readyz`)).text();
    expect(await ready()).toContain("provider");
    shop.process.kill("SIGTERM");
    await vi.waitUntil(async () => (await ready()).includes("ending"), { timeout: PATIENCE });
    expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
    expect(await shop.ended).toEqual([0, null]);
    expect(shop.said()).not.toContain("before everything was finished");
    await expect(fetch(shop.address)).rejects.toThrow();
  },
  PATIENCE,
);
