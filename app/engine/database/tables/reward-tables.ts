import type { Generated } from "kysely";

/** A customer's participation in rewards; without a row, the defaults of `reward-account.ts` apply. */
export interface RewardAccountTable {
  customer_id: number;
  /** When the customer joined the loyalty levels; null when not a participant. */
  joined_at: string | null;
  /** 1: email whenever points are added or deducted. */
  notifies_changes: number;
  /** 1: email before points expire. */
  notifies_expiry: number;
  /** The customer was notified of points expiring up to then; null: of none. */
  expiry_notified_until: string | null;
  /** Expired points are booked in the ledger up to then; null: never checked. */
  expiry_booked_until: string | null;
}

/** What an order earned when it shipped, minus later refunds. */
export interface RewardEarningTable {
  order_id: number;
  customer_id: number;
  /** Amount paid for products, without shipping and tax. */
  spent_cents: number;
  points: number;
  earned_at: string;
}

/** State of a store's time-based jobs. */
export interface ClockReadingTable {
  id: number;
  /** When a process last read the clock; ISO time. */
  read_at: string;
  /** After a clock jump, date-based jobs wait until then (by the new clock); null when it did not jump. */
  doubtful_until: string | null;
}

export interface JobTable {
  store_code: Generated<string>;
  name: string;
  /** Earliest next run. During a run, the time when another process may take over. */
  due_at: string;
  /** How far the job has progressed, if it records that; ISO time. */
  done_until: string | null;
}
