import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { databaseLimiter } from "./database-limiter";

interface Patience {
  /** Of the counters in the database; each brake its own. */
  name: string;
  /** Tries that nobody has to wait for. */
  freeTries: number;
  /** The wait after the first try beyond those; it doubles with each further one. Seconds. */
  firstWait: number;
  longestWait: number;
  /** How long tries are remembered, in seconds. */
  memory: number;
}

/** Slows down whoever tries often, the more so the oftener; what is counted is told apart by a key. */
export interface GrowingBrake {
  /**
   * Counts a try, to be called before what it tries: else tries that come all at once would slip through. Whoever comes
   * too early is not counted, so that a wait ends even while somebody else goes on trying.
   * @returns false while there is a wait
   */
  mayTry(key: string): Promise<boolean>;
  /** After a try that was right, when the key is the one who tried: all tries are forgotten. */
  forget(key: string): Promise<void>;
  /** After a try that was right, when others may share the key: this one is not counted. */
  forgive(key: string): Promise<void>;
}

/** A brake whose counts all processes of the shop share. */
export function growingBrake(db: Kysely<Database>, patience: Patience): GrowingBrake {
  const { name, freeTries, firstWait, longestWait, memory } = patience;
  const tries = databaseLimiter(db, { name: `${name}-tries`, points: freeTries, seconds: memory });
  const waits = databaseLimiter(db, { name: `${name}-waits`, points: 1, seconds: longestWait });
  return {
    async mayTry(key) {
      const { consumedPoints: count } = await tries.penalty(key);
      if (count <= freeTries) return true;
      const wait = Math.min(firstWait * 2 ** (count - freeTries - 1), longestWait);
      const { consumedPoints: comers } = await waits.penalty(key, 1, { customDuration: wait });
      if (comers === 1) return true;
      await tries.reward(key);
      return false;
    },
    async forget(key) {
      await tries.delete(key);
      await waits.delete(key);
    },
    async forgive(key) {
      await tries.reward(key);
    },
  };
}
