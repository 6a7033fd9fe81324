import type { Generated } from "kysely";

/** A customer's part in the rewards; one without a row has the choices of `reward-account.ts`. */
export interface RewardAccountTable {
  customer_id: number;
  /** When the customer joined the loyalty levels; null: not, or no longer. */
  joined_at: string | null;
  /** An email whenever points come or go. */
  notifies_changes: number;
  /** An email before points expire. */
  notifies_expiry: number;
  /** Of points that expire until then the customer has been told; null: of none. */
  expiry_notified_until: string | null;
  /** What expired until then is written down in the ledger; null: nothing was looked for yet. */
  expiry_booked_until: string | null;
}

/** What an order earned when it was shipped, less what went back with refunds since. */
export interface RewardEarningTable {
  order_id: number;
  customer_id: number;
  /** Paid for products; shipping and tax do not count. */
  spent_cents: number;
  points: number;
  earned_at: string;
}

/** What is done for each store by the clock. */
export interface ClockReadingTable {
  id: number;
  /** When a process looked at the clock last; ISO time. */
  read_at: string;
  /** Until then, by the clock after its leap, jobs that go by the date wait; null when it did not leap. */
  doubtful_until: string | null;
}

export interface JobTable {
  store_code: Generated<string>;
  name: string;
  /** Not before this. While a process is at it, this is when another may take over. */
  due_at: string;
  /** How far the job has come, where it keeps count; ISO time. */
  done_until: string | null;
}
