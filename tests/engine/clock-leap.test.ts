import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ClockReading, watchClock } from "~/engine/jobs/clock-watch";
import type { JobContext } from "~/engine/jobs/job";
import { startJobClock } from "~/engine/jobs/job-clock";
import { jobs } from "~/engine/jobs/jobs";
import { runDueJobs } from "~/engine/jobs/run-due-jobs";
import { queueMail } from "~/engine/mail/outbox";
import { expireUnpaidOrders } from "~/engine/orders/expire-unpaid-orders";
import { printOrders } from "~/engine/print/print-orders";
import { databaseLimiter } from "~/engine/shared/database-limiter";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest, place, readyCart } from "./shopper";
import { whileUncommitted } from "./while-uncommitted";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let engine: EngineFixture;
let shop: JobContext;
/** The displayed time, and the elapsed time; both in milliseconds. */
let shown: number;
let passed: number;

beforeEach(async () => {
  engine = await openFixture();
  shop = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: vi.fn() };
  shown = Date.parse("2026-11-20T10:00:00Z");
  passed = 0;
});
afterEach(() => engine.close());

/** The clock watch of a newly started process. */
function newProcess(): () => Promise<ClockReading> {
  return watchClock(engine.db, {
    every: MINUTE,
    readClock: async () => () => new Date(shown),
    elapsed: () => passed,
  });
}

function pass(milliseconds: number): void {
  shown += milliseconds;
  passed += milliseconds;
}

function leap(milliseconds: number): void {
  shown += milliseconds;
}

/** Reads the clock that many times at intervals of a minute; returns whether it is doubtful each time. */
async function readings(readClock: () => Promise<ClockReading>, count: number): Promise<boolean[]> {
  const doubts: boolean[] = [];
  for (let minute = 0; minute < count; minute += 1) {
    pass(MINUTE);
    doubts.push((await readClock()).isDoubtful);
  }
  return doubts;
}

describe("the clock", () => {
  it("is trusted as long as it matches the elapsed time, however long a reading is delayed", async () => {
    const readClock = newProcess();
    expect((await readClock()).isDoubtful).toBe(false);
    pass(3 * 60 * MINUTE);
    expect((await readClock()).isDoubtful).toBe(false);
    leap(15_000);
    expect((await readClock()).isDoubtful).toBe(false);
  });

  it.each([
    ["ahead", 7 * DAY],
    ["back", -3 * DAY],
  ])("that jumps %s is distrusted until ten minutes have confirmed it", async (_way, distance) => {
    const readClock = newProcess();
    await readClock();
    leap(distance);
    expect((await readClock()).isDoubtful).toBe(true);
    const doubts = await readings(readClock, 10);
    expect(doubts).toEqual([...Array.from({ length: 9 }, () => true), false]);
  });

  it("that was ahead for a moment is distrusted for ten minutes after that moment at most", async () => {
    const readClock = newProcess();
    await readClock();
    leap(7 * DAY);
    await readClock();
    pass(15_000);
    leap(-7 * DAY);
    expect((await readClock()).isDoubtful).toBe(true);
    expect((await readings(readClock, 10)).at(-1)).toBe(false);
  });

  it("that jumped in one process is distrusted by another that starts", async () => {
    const readClock = newProcess();
    await readClock();
    leap(DAY);
    await readClock();
    pass(MINUTE);
    expect((await newProcess()()).isDoubtful).toBe(true);
  });

  it("is distrusted by a store that was off for a week, and not forever", async () => {
    await newProcess()();
    shown += 7 * DAY;
    const readClock = newProcess();
    expect((await readClock()).isDoubtful).toBe(true);
    expect((await readings(readClock, 10)).at(-1)).toBe(false);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "is distrusted by a process that reads it while another one records a jump",
    async () => {
      const readClock = newProcess();
      await readClock();
      const doubtful_until = new Date(shown + 5 * MINUTE).toISOString();
      const { isDoubtful } = await whileUncommitted(
        engine.db,
        (noting) => noting.updateTable("clock_reading").set({ doubtful_until }).execute(),
        readClock,
      );
      expect(isDoubtful).toBe(true);
    },
  );

  it("is trusted after a restart", async () => {
    await newProcess()();
    shown += 3 * MINUTE;
    passed = 0;
    expect((await newProcess()()).isDoubtful).toBe(false);
  });
});

describe("work postponed by a clock that was ahead", () => {
  it("is due again: emails to be retried, print files, and rate limits", async () => {
    const message = {
      kind: "order" as const,
      storeCode: "mpc",
      recipient: "ada@example.com",
      subject: "A letter",
      text: "",
      html: "",
    };
    await queueMail(engine.db, message);
    const limiter = databaseLimiter(engine.db, { name: "test", points: 1, seconds: 60 });
    await limiter.consume("ada");
    const readClock = newProcess();
    await readClock();
    leap(7 * DAY);
    await readClock();
    const late = new Date(shown + MINUTE).toISOString();
    await engine.db.updateTable("mail_outbox").set({ claimed_until: late }).execute();
    await engine.db
      .updateTable("rate_limit")
      .set({ expire: shown + MINUTE })
      .execute();
    leap(-7 * DAY);
    await readClock();
    const { claimed_until } = await engine.db
      .selectFrom("mail_outbox")
      .select("claimed_until")
      .executeTakeFirstOrThrow();
    expect(claimed_until).toBe(new Date(shown).toISOString());
    await expect(limiter.consume("ada")).resolves.toMatchObject({ consumedPoints: 1 });
  });

  it("includes printing: the line of an order paid in a process whose clock was ahead", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    const ahead = new Date(Date.now() + 7 * DAY).toISOString();
    await engine.db.updateTable("print_task").set({ due_at: ahead }).execute();
    await printOrders.run(shop, new Date());
    const tasks = await engine.db.selectFrom("print_task").select("state").execute();
    expect(tasks).toEqual([{ state: "done" }]);
  });

  it("includes jobs: each is due after its interval at the latest", async () => {
    const job = { name: "hourly", everyMilliseconds: 60 * MINUTE, run: vi.fn(async () => {}) };
    const now = () => new Date(shown);
    leap(7 * DAY);
    await runDueJobs(shop, [job], now);
    leap(-7 * DAY);
    await runDueJobs(shop, [job], now);
    pass(59 * MINUTE);
    await runDueJobs(shop, [job], now);
    expect(job.run).toHaveBeenCalledTimes(1);
    pass(MINUTE);
    await runDueJobs(shop, [job], now);
    expect(job.run).toHaveBeenCalledTimes(2);
  });
});

describe("while the clock is distrusted", () => {
  it("only print files are made, and no date-based work", () => {
    expect(jobs.filter(({ ignoresDate }) => ignoresDate).map(({ name }) => name)).toEqual(["print-orders"]);
  });

  it("the store runs no other job", async () => {
    const read_at = new Date(Date.now() + 7 * DAY).toISOString();
    await engine.db.deleteFrom("clock_reading").execute();
    await engine.db.insertInto("clock_reading").values({ id: 1, read_at, doubtful_until: null }).execute();
    const clock = startJobClock([shop], 1);
    const started = () => engine.db.selectFrom("job").select("name").execute();
    await vi.waitUntil(async () => (await started()).length > 0, { timeout: 30_000 });
    await clock.close();
    expect(await started()).toEqual([{ name: "print-orders" }]);
  });

  it("no order is canceled that was placed while the clock was behind", async () => {
    const before = await cardOrder();
    const behind = await cardOrder();
    const daysAgo = new Date(Date.now() - 3 * DAY).toISOString();
    await engine.db
      .updateTable("sales_order")
      .set({ created_at: daysAgo })
      .where("id", "=", behind.id)
      .execute();
    await expireUnpaidOrders.run(shop, new Date());
    expect((await orderOf(engine, behind.number)).status).toBe("pending_payment");
    await expireUnpaidOrders.run(shop, new Date(Date.now() + 2 * DAY));
    expect((await orderOf(engine, behind.number)).status).toBe("cancelled");
    expect((await orderOf(engine, before.number)).status).toBe("cancelled");
  });
});

async function cardOrder() {
  const cartId = await readyCart(engine, guest(), { payment: "sandbox_hosted" });
  const { data } = await place(engine, guest(), cartId);
  return orderOf(engine, data.placeOrder.orderV2.number);
}
