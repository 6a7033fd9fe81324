import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { openMailServer } from "../engine/mail-server";
import { Shopper } from "../load/shopper";
import { cleanUpLater, cleanUpNow, open, type Started, start } from "./started-shop";

/** Starts the store as an operator does, and stops it by signals. */

afterEach(cleanUpNow);

const PATIENCE = 180_000;

test(
  "a store asked to stop closes idle connections, finishes the emails in progress, and exits cleanly",
  async () => {
    const post = await openMailServer(1500);
    cleanUpLater(post.close);
    const shop = await start("start", () => ({ SMTP_URL: post.url }));
    await open(shop);
    const idle = new Agent({ keepAlive: true });
    const response = await new Promise<IncomingMessage>((resolve) =>
      get(shop.address, { agent: idle }, resolve),
    );
    response.resume();
    await once(response, "end");
    const shopper = new Shopper(shop.address, "visitor-of-a-shop-that-ends");
    await shopper.ask(CONTACT);
    // The message to the store and its receipt; the mail server has confirmed one of them at most.
    await vi.waitUntil(() => post.taken.size === 2, { timeout: 30_000 });
    shop.process.kill("SIGTERM");
    expect(await shop.ended).toEqual([0, null]);
    expect(shop.said()).not.toMatch(/before everything was finished|rror/);
    const again = await fetch(shop.address).catch(() => "nobody there");
    expect(again).toBe("nobody there");
    expect([...post.taken.values()]).toEqual([1, 1]);
  },
  PATIENCE,
);

test(
  "a second signal ends it at once",
  async () => {
    const post = await openMailServer(60_000);
    cleanUpLater(post.close);
    const shop = await start("start", () => ({ SMTP_URL: post.url }));
    await open(shop);
    await new Shopper(shop.address, "visitor-of-a-shop-that-ends").ask(CONTACT);
    await vi.waitUntil(() => post.taken.size > 0, { timeout: 30_000 });
    shop.process.kill("SIGTERM");
    await vi.waitUntil(
      () =>
        fetch(shop.address).then(
          () => false,
          () => true,
        ),
      { timeout: 30_000 },
    );
    shop.process.kill("SIGTERM");
    expect(await shop.ended).toEqual([1, null]);
    expect(shop.said()).toContain("before everything was finished");
  },
  PATIENCE,
);

/** Asks a store to stop, and waits until it logs that. */
async function askToStop({ process: shop, address }: Started): Promise<void> {
  shop.kill("SIGTERM");
  await vi.waitUntil(async () => (await fetch(`${address}/readyz`)).status === 503, { timeout: 30_000 });
}

test(
  "a store with a delay accepts connections while it reports that it stops, and asks clients to close them",
  async () => {
    const shop = await start("start", () => ({ STOP_DELAY_SECONDS: "4" }));
    await open(shop);
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
    await askToStop(shop);
    const page = await fetch(shop.address);
    expect(page.status).toBe(200);
    expect(page.headers.get("Connection")).toBe("close");
    expect(await shop.ended).toEqual([0, null]);
  },
  PATIENCE,
);

test(
  "a second signal ends it at once within the delay, too",
  async () => {
    const shop = await start("start", () => ({ STOP_DELAY_SECONDS: "20" }));
    await open(shop);
    await askToStop(shop);
    shop.process.kill("SIGTERM");
    expect(await shop.ended).toEqual([1, null]);
    expect(shop.said()).toContain("at the second signal");
  },
  PATIENCE,
);

test.runIf(process.env.TEST_DATABASE_URL)(
  "a cluster replaces a process that dies, and stops all of them",
  async () => {
    const shop = await start("start:cluster", () => ({ CLUSTER_PROCESSES: "2" }));
    await open(shop);
    await vi.waitUntil(() => shop.said().includes("served by 2 processes"), { timeout: 60_000 });
    const workers = () => [...shop.said().matchAll(/Process (\d+) \(pid (\d+)\)/g)];
    await vi.waitUntil(() => workers().length === 2, { timeout: 120_000 });
    process.kill(Number(workers()[0][2]), "SIGKILL");
    await vi.waitUntil(() => workers().length === 3, { timeout: 120_000 });
    expect(shop.said()).toMatch(/Process 1 ended with SIGKILL/);
    expect((await fetch(shop.address)).ok).toBe(true);
    shop.process.kill("SIGTERM");
    expect(await shop.ended).toEqual([0, null]);
    for (const [, , pid] of workers()) expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
  },
  PATIENCE,
);

test.skipIf(process.env.TEST_DATABASE_URL)("a cluster does not start on SQLite, and says why", async () => {
  const shop = await start("start:cluster", () => ({ DATABASE_URL: "", PROVIDER_URL: "" }));
  expect(await shop.ended).toEqual([1, null]);
  expect(shop.said()).toContain("several processes need PostgreSQL: set DATABASE_URL");
});

const CONTACT = `mutation {
  contactUs(input: { name: "Ada", email: "ada@example.com", comment: "Do you paint cats?" }) { status }
}`;
