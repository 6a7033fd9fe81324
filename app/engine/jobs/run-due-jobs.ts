import { databaseClock } from "../database/dialect";
import { after } from "../shared/after";
import { logger } from "../shared/logger";
import type { Job, JobContext } from "./job";
import { LEASE_MILLISECONDS, withLease } from "./with-lease";

/**
 * Runs the store's due jobs, one after the other. Only one process runs a job: it claims it first, holds the claim
 * while it runs, and schedules the next run. A failed job is retried when its claim expires; one that is interrupted by
 * the end of its process is due at once.
 * @param clock the current time; by default the database's, since clocks of machines differ
 */
export async function runDueJobs(context: JobContext, jobs: Job[], clock?: () => Date): Promise<void> {
  const time = clock ?? (await databaseClock(context.db));
  for (const job of await dueJobs(context, jobs, time())) {
    if (context.signal?.aborted) return;
    const claim = await claimJob(context, job, time());
    if (claim) await runClaimed(context, claim, time);
  }
}

/** Due jobs; another process may claim or finish them first. */
async function dueJobs({ db, storeCode }: JobContext, jobs: Job[], now: Date): Promise<Job[]> {
  const rows = await db
    .selectFrom("job")
    .select(["name", "due_at"])
    .where("store_code", "=", storeCode)
    .execute();
  const dueAt = new Map(rows.map(({ name, due_at }) => [name, due_at]));
  await boundDueTimes({ db, storeCode }, jobs, dueAt, now);
  const unknown = jobs.filter(({ name }) => !dueAt.has(name));
  if (unknown.length > 0) {
    await db
      .insertInto("job")
      .values(unknown.map(({ name }) => ({ store_code: storeCode, name, due_at: now.toISOString() })))
      .onConflict((conflict) => conflict.columns(["store_code", "name"]).doNothing())
      .execute();
  }
  return jobs.filter(({ name }) => (dueAt.get(name) ?? "") <= now.toISOString());
}

/**
 * Limits due times to one interval from now, in case a clock was ahead. A claimed job is due when its claim expires.
 */
async function boundDueTimes(
  { db, storeCode }: Pick<JobContext, "db" | "storeCode">,
  jobs: Job[],
  dueAt: Map<string, string>,
  now: Date,
): Promise<void> {
  for (const { name, everyMilliseconds } of jobs) {
    const recorded = dueAt.get(name) ?? "";
    if (recorded <= after(now, Math.max(everyMilliseconds, LEASE_MILLISECONDS))) continue;
    const due_at = after(now, everyMilliseconds);
    await db
      .updateTable("job")
      .set({ due_at })
      .where("store_code", "=", storeCode)
      .where("name", "=", name)
      .where("due_at", "=", recorded)
      .execute();
    dueAt.set(name, due_at);
  }
}

/** Exclusive right to run a job until then; can be renewed. */
interface Claim {
  job: Job;
  began: Date;
  /** ISO time; also identifies the claim. */
  until: string;
}

/** Null when another process was faster. */
async function claimJob({ db, storeCode }: JobContext, job: Job, now: Date): Promise<Claim | null> {
  const until = after(now, LEASE_MILLISECONDS);
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ due_at: until })
    .where("store_code", "=", storeCode)
    .where("name", "=", job.name)
    .where("due_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { job, began: now, until } : null;
}

async function runClaimed(context: JobContext, claim: Claim, time: () => Date): Promise<void> {
  const { job, began } = claim;
  const renew = () => moveClaim(context, claim, after(time(), LEASE_MILLISECONDS));
  try {
    await withLease(renew, (lost) => job.run({ ...context, signal: anyOf(context.signal, lost) }, began));
  } catch (error) {
    if (context.signal?.aborted) return void (await moveClaim(context, claim, time().toISOString()));
    logger.error({ err: error, job: job.name, store: context.storeCode }, "a job failed");
    return;
  }
  await moveClaim(context, claim, after(began, job.everyMilliseconds));
}

/** Changes the due time of a job that is still claimed. @returns whether it was still claimed */
async function moveClaim({ db, storeCode }: JobContext, claim: Claim, dueAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ due_at: dueAt })
    .where("store_code", "=", storeCode)
    .where("name", "=", claim.job.name)
    .where("due_at", "=", claim.until)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  claim.until = dueAt;
  return true;
}

function anyOf(signal: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, other]) : other;
}
