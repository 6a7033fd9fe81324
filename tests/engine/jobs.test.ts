import { join } from "node:path";
import type { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { SqliteFile } from "~/engine/database/sqlite-database";
import { openSqlite } from "~/engine/database/sqlite-file";
import type { Job, JobContext } from "~/engine/jobs/job";
import { jobs } from "~/engine/jobs/jobs";
import { runDueJobs } from "~/engine/jobs/run-due-jobs";
import { yieldToRequests } from "~/engine/jobs/yield-to-requests";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
let shop: JobContext;
beforeAll(async () => {
  engine = await openFixture();
  shop = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: vi.fn() };
});
afterAll(() => engine.close());

const MINUTE = 60_000;
const start = () => new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => () => new Date(start().getTime() + minutes * MINUTE);

function hourly(name: string, run: Job["run"] = async () => {}) {
  return { name, everyMilliseconds: 60 * MINUTE, run: vi.fn(run) };
}

function claimedUntil(name: string, time: Date): Promise<void> {
  return vi.waitFor(async () => {
    const job = await engine.db
      .selectFrom("job")
      .select("due_at")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    expect(job.due_at).toBe(time.toISOString());
  });
}

describe("a job", () => {
  it("runs when it is due, and not again before its time has passed", async () => {
    const job = hourly("by the hour");
    await runDueJobs(shop, [job], start);
    await runDueJobs(shop, [job], later(59));
    expect(job.run).toHaveBeenCalledTimes(1);
    await runDueJobs(shop, [job], later(60));
    expect(job.run).toHaveBeenCalledTimes(2);
  });

  it("is run by only one process when several check at once", async () => {
    const job = hourly("for one alone");
    await Promise.all(Array.from({ length: 8 }, () => runDueJobs(shop, [job], start)));
    expect(job.run).toHaveBeenCalledTimes(1);
  });

  it("that is running is left to its process, and taken over when that has died", async () => {
    let end = () => {};
    const slow = hourly("slow", () => new Promise((resolve) => (end = resolve)));
    const first = runDueJobs(shop, [slow], start);
    await vi.waitFor(() => expect(slow.run).toHaveBeenCalledTimes(1));
    const taken = hourly("slow");
    await runDueJobs(shop, [taken], later(2));
    expect(taken.run).not.toHaveBeenCalled();
    await runDueJobs(shop, [taken], later(3));
    expect(taken.run).toHaveBeenCalledTimes(1);
    end();
    await first;
    await runDueJobs(shop, [taken], later(62));
    expect(taken.run).toHaveBeenCalledTimes(1);
  });

  it("that takes long stays with its process, which renews its claim every minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let end = () => {};
    const slow = hourly("long", () => new Promise((resolve) => (end = resolve)));
    let time = start();
    const first = runDueJobs(shop, [slow], () => time);
    await vi.waitFor(() => expect(slow.run).toHaveBeenCalledTimes(1));
    const other = hourly("long");
    for (let minute = 1; minute <= 30; minute += 1) {
      time = later(minute)();
      vi.advanceTimersByTime(MINUTE);
      await claimedUntil("long", later(minute + 3)());
      await runDueJobs(shop, [other], later(minute));
    }
    vi.useRealTimers();
    end();
    await first;
    expect(other.run).not.toHaveBeenCalled();
    await claimedUntil("long", later(60)());
  });

  it("that loses its claim is told to end, and leaves the schedule to the new holder", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const notified = vi.fn();
    const slow = hourly("overtaken", ({ signal }) => {
      return new Promise((_, fail) => {
        signal?.addEventListener("abort", () => {
          notified();
          fail(signal.reason);
        });
      });
    });
    const first = runDueJobs(shop, [slow], start);
    await vi.waitFor(() => expect(slow.run).toHaveBeenCalledTimes(1));
    await runDueJobs(shop, [hourly("overtaken")], later(5));
    vi.advanceTimersByTime(MINUTE);
    vi.useRealTimers();
    await first;
    expect(notified).toHaveBeenCalledTimes(1);
    await claimedUntil("overtaken", later(65)());
  });

  it("whose process ends stops at its next step, and is due at once for another", async () => {
    const ending = new AbortController();
    const steps = hourly("step by step", async ({ signal }) => {
      for (;;) {
        ending.abort(new Error("The shop ends."));
        await yieldToRequests(signal);
      }
    });
    const never = hourly("after the end");
    await runDueJobs({ ...shop, signal: ending.signal }, [steps, never], start);
    expect(steps.run).toHaveBeenCalledTimes(1);
    expect(never.run).not.toHaveBeenCalled();
    const next = hourly("step by step");
    await runDueJobs(shop, [next], start);
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  it("that fails does not block others, and is retried", async () => {
    const broken = hourly("broken", () => Promise.reject(new Error("no luck")));
    const next = hourly("after the broken one");
    await runDueJobs(shop, [broken, next], start);
    expect(next.run).toHaveBeenCalledTimes(1);
    await runDueJobs(shop, [broken, next], later(10));
    expect(broken.run).toHaveBeenCalledTimes(2);
    expect(next.run).toHaveBeenCalledTimes(1);
  });
});

/** Tables that grow without limit; a job that scans one takes longer each day. */
const GROWING = [
  "balance_entry",
  "cart",
  "customer_token",
  "gift_certificate",
  "mail_outbox",
  "print_file",
  "print_task",
  "proof",
  "sales_order",
];

it.skipIf(process.env.TEST_DATABASE_URL).each(jobs)("$name only reads what is due", async (job) => {
  const queries = vi.spyOn(engine.db.getExecutor(), "executeQuery");
  await job.run(shop, new Date());
  const asked = queries.mock.calls.map(([query]) => query);
  queries.mockRestore();
  const file = openSqlite(join(engine.settings.dataDirectory, "shop.db"), { readonly: true });
  const plans = asked.flatMap((query) => readingPlan(file, query));
  file.close();
  const ofGrowing = plans.filter(({ table }) => GROWING.includes(table));
  // A range of ids scans a table to its end; a single id is one row per due entry.
  const ofSome = /\((?!rowid).*[<>]|\(rowid=\?\)/;
  expect(ofGrowing.filter(({ how }) => !ofSome.test(how))).toEqual([]);
});

/** SQLite's plan for each table of the query: "SEARCH job USING INDEX … (due_at<?)" ends in the indexed condition. */
function readingPlan(file: SqliteFile, { sql, parameters }: CompiledQuery) {
  const steps = file.prepare(`explain query plan ${sql}`).all(parameters) as { detail: string }[];
  return steps.flatMap(({ detail }) => {
    const name = /^(?:SCAN|SEARCH) (\w+)/.exec(detail)?.[1];
    return name ? [{ table: name === "entry" ? "balance_entry" : name, how: detail }] : [];
  });
}
