import type { Kysely } from "kysely";
import { Gauge, register } from "prom-client";
import type { Database } from "../database/schema";
import { MOST_ATTEMPTS } from "../mail/deliver-mail";

/** A job that has not begun so long after its time waits for something. */
const LATE_MILLISECONDS = 10 * 60_000;

/** Tells /metrics what waits in the stores that this process serves; asked whenever somebody looks. */
export function tellFigures(db: Kysely<Database>, stores: string[]): void {
  figure("shop_letters_waiting", "Letters that are not sent yet, and not given up.", () =>
    lettersWaiting(db, stores),
  );
  figure("shop_jobs_late", "Jobs that should have begun ten minutes ago.", () => jobsLate(db, stores));
}

/** Every process counts the same rows: of several the largest answer holds, not the sum. */
function figure(name: string, help: string, count: () => Promise<number>): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    aggregator: "max",
    async collect() {
      this.set(await count().catch(() => Number.NaN));
    },
  });
}

async function lettersWaiting(db: Kysely<Database>, stores: string[]): Promise<number> {
  const { waiting } = await db
    .selectFrom("mail_outbox")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("store_code", "in", stores)
    .where("sent_at", "is", null)
    .where("attempts", "<", MOST_ATTEMPTS)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

async function jobsLate(db: Kysely<Database>, stores: string[]): Promise<number> {
  const { late } = await db
    .selectFrom("job")
    .select(({ fn }) => fn.countAll<number>().as("late"))
    .where("store_code", "in", stores)
    .where("due_at", "<", new Date(Date.now() - LATE_MILLISECONDS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(late);
}
