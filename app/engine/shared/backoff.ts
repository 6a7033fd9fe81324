import type { Connection } from "../database/schema";
import { databaseLimiter } from "./database-limiter";

export interface BackoffOptions {
  /** Name of the counters in the database; unique for each use. */
  name: string;
  freeTries: number;
  /** Seconds to wait after the first attempt beyond those; doubles with each further attempt. */
  firstWait: number;
  maxWait: number;
  /** Seconds until attempts are no longer counted. */
  memory: number;
}

/** Exponential backoff for attempts, counted by key. */
export interface Backoff {
  /**
   * Counts an attempt. Call it before the attempt: else concurrent ones would pass. Attempts during a wait are not
   * counted, so that a wait ends even while somebody else goes on trying.
   * @returns false while there is a wait
   */
  mayTry(key: string): Promise<boolean>;
  /** Resets the counters after a successful attempt, when the key identifies one person. */
  reset(key: string): Promise<void>;
  /** Uncounts one successful attempt, when several people may share the key. */
  uncount(key: string): Promise<void>;
}

/** Creates a backoff whose counters all processes share. */
export function backoff(db: Connection, options: BackoffOptions): Backoff {
  const { name, freeTries, firstWait, maxWait, memory } = options;
  const tries = databaseLimiter(db, { name: `${name}-tries`, points: freeTries, seconds: memory });
  const waits = databaseLimiter(db, { name: `${name}-waits`, points: 1, seconds: maxWait });
  return {
    async mayTry(key) {
      const { consumedPoints: count } = await tries.penalty(key);
      if (count <= freeTries) return true;
      const wait = Math.min(firstWait * 2 ** (count - freeTries - 1), maxWait);
      const { consumedPoints: comers } = await waits.penalty(key, 1, { customDuration: wait });
      if (comers === 1) return true;
      await tries.reward(key);
      return false;
    },
    async reset(key) {
      await tries.delete(key);
      await waits.delete(key);
    },
    async uncount(key) {
      await tries.reward(key);
    },
  };
}
