import { setTimeout as pause } from "node:timers/promises";
import { Kysely } from "kysely";
import type { Database } from "./schema";

const MOST_TRIES = 4;
const LONGEST_PAUSE_MILLISECONDS = 50;
/** PostgreSQL's codes for a deadlock and for what could not be put in an order: one of those who wait is broken off. */
const BROKEN_OFF = ["40P01", "40001"];

/**
 * The shop's database. A transaction that PostgreSQL breaks off so that others can go on has done nothing, and is done
 * once more; so what is done within one may be done several times and must change the database alone.
 */
export class ShopDatabase extends Kysely<Database> {
  override transaction() {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => untilDone(() => execute(work));
    return builder;
  }
}

async function untilDone<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries === MOST_TRIES || !wasBrokenOff(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS * tries);
    }
  }
}

function wasBrokenOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && BROKEN_OFF.includes(String(error.code));
}
