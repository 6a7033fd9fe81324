import type { EngineContext } from "../graphql/context";

/** Context of a job: one store, with its effective settings. */
export interface JobContext extends Pick<EngineContext, "db" | "settings" | "storeCode" | "wakeMail"> {
  /** Asks a long job to end at its next step, when the process stops or another has taken the job over. */
  signal?: AbortSignal;
}

/** A periodic task of each store; `jobs.ts` lists them all. */
export interface Job {
  /** Unique and permanent: processes coordinate by this name. */
  name: string;
  everyMilliseconds: number;
  /** Independent of the date, so that it also runs while the clock is distrusted. */
  ignoresDate?: true;
  /**
   * Must be idempotent: it may be interrupted and repeated, and run concurrently in a process that has lost its claim.
   */
  run(context: JobContext, now: Date): Promise<void>;
}
