import type { EngineContext } from "../graphql/context";

/** What a job works with. */
export type JobContext = Pick<EngineContext, "db" | "settings" | "storeCode" | "wakeMail">;

/** Something the shop does by the clock; `jobs.ts` lists them all. */
export interface Job {
  /** Unique, and the same for ever: by it the processes of the shop agree whose turn it is. */
  name: string;
  everyMilliseconds: number;
  /** Must bear to be run again after it was broken off half way. */
  run(context: JobContext, now: Date): Promise<void>;
}
