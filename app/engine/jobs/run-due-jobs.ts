import { logger } from "../shared/logger";
import type { Job, JobContext } from "./job";

/** How long a job may take before another process takes over. */
const LEASE_MILLISECONDS = 10 * 60_000;

/**
 * Runs the jobs that are due, one after the other. Of several processes one alone runs a job: it is claimed before,
 * and due again after its time has passed. One that fails is tried again when its lease is over.
 */
export async function runDueJobs(context: JobContext, jobs: Job[], now = new Date()): Promise<void> {
  for (const job of jobs) {
    const claim = await claimJob(context, job, now);
    if (claim) await runClaimed(context, job, claim, now);
  }
}

/** When the lease is over; null when the job is not due, or another process was faster. */
async function claimJob({ db }: JobContext, { name }: Job, now: Date): Promise<string | null> {
  await db
    .insertInto("job")
    .values({ name, due_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const leasedUntil = after(now, LEASE_MILLISECONDS);
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ due_at: leasedUntil })
    .where("name", "=", name)
    .where("due_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? leasedUntil : null;
}

async function runClaimed(context: JobContext, job: Job, leasedUntil: string, now: Date): Promise<void> {
  try {
    await job.run(context, now);
  } catch (error) {
    logger.error({ err: error, job: job.name }, "a job failed");
    return;
  }
  await context.db
    .updateTable("job")
    .set({ due_at: after(now, job.everyMilliseconds) })
    .where("name", "=", job.name)
    .where("due_at", "=", leasedUntil)
    .execute();
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
