import type { EngineContext } from "../graphql/context";
import { backoff } from "../shared/backoff";
import { backoffs } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

type Visitor = Pick<EngineContext, "db" | "visitor">;

/**
 * Counts an attempt with a password. Call it before checking the password.
 * @param email of an account, existing or not
 * @returns false when the account or the visitor's address has to wait
 */
export async function mayTryPassword({ db, visitor }: Visitor, email: string): Promise<boolean> {
  if (visitor && !(await backoff(db, backoffs.staffAddress).mayTry(sha256(visitor)))) return false;
  return backoff(db, backoffs.staffAccount).mayTry(sha256(email));
}

/** Resets the counters after a right password. */
export async function resetTries({ db, visitor }: Visitor, email: string): Promise<void> {
  await backoff(db, backoffs.staffAccount).reset(sha256(email));
  if (visitor) await backoff(db, backoffs.staffAddress).uncount(sha256(visitor));
}

/** The same for somebody who is signed in: nobody else can cause a wait. */
export async function mayConfirm({ db }: Pick<Visitor, "db">, userId: number): Promise<boolean> {
  return backoff(db, backoffs.staffConfirmation).mayTry(String(userId));
}

/** Resets the counter of `mayConfirm` after a right password. */
export async function resetConfirmations({ db }: Pick<Visitor, "db">, userId: number): Promise<void> {
  await backoff(db, backoffs.staffConfirmation).reset(String(userId));
}

/** The same as `mayTryPassword` for a code. Never reset: the codes of a day are few against those that exist. */
export async function mayTryCode({ db }: Pick<Visitor, "db">, userId: number): Promise<boolean> {
  return backoff(db, backoffs.staffCode).mayTry(String(userId));
}
