import type { EngineContext } from "../graphql/context";

/** What a job works with: one store, and the settings as they are for it. */
export interface JobContext extends Pick<EngineContext, "db" | "settings" | "storeCode" | "wakeMail"> {
  /** Tells a long job to end at its next step, for its process ends or another has taken it over. */
  signal?: AbortSignal;
}

/** Something each store has done by the clock; `jobs.ts` lists them all. */
export interface Job {
  /** Unique, and the same for ever: by it the processes of a store agree whose turn it is. */
  name: string;
  everyMilliseconds: number;
  /** Does the same on any date, so that it runs also while the clock is in doubt. */
  ignoresDate?: true;
  /** Must bear to be run again after it was broken off half way, and at the same time by a process that lost its claim. */
  run(context: JobContext, now: Date): Promise<void>;
}
