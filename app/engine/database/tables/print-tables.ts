import type { Generated } from "kysely";

/** An ordered design that is to be printed, or was. */
export interface PrintTaskTable {
  order_item_id: number;
  order_id: number;
  state: "waiting" | "done" | "stuck";
  /** How often it was begun since it was asked for. */
  attempts: Generated<number>;
  /** When it is next tried, while it waits. */
  due_at: string;
  /** In words for the shop, what keeps it from being printed; null when nothing does. */
  problem: string | null;
}

/** One surface of an ordered design as a PDF; the file lies in the data directory. */
export interface PrintFileTable {
  order_item_id: number;
  surface: string;
  title: string;
  /** Of the surface among the product's, from 0. */
  position: number;
  /** Of the design. */
  revision: number;
  /** Hex. */
  sha256: string;
  bytes: number;
  created_at: string;
  /** When the file was taken away; its hash stays. */
  deleted_at: Generated<string | null>;
}

/** One round of asking the buyer whether a design may be printed as it is. */
export interface ProofTable {
  id: Generated<number>;
  order_id: number;
  order_item_id: number;
  /** From 1. */
  round: number;
  /** Of the design that is shown. */
  revision: number;
  /** See engine/proofs/proof-states.ts. */
  state: string;
  /** What the shop says about this round. */
  shop_message: Generated<string>;
  /** What the buyer wants changed. */
  wish: Generated<string>;
  created_at: string;
  sent_at: string | null;
  /** Until when the buyer can answer. */
  due_at: string | null;
  reminded_at: string | null;
  answered_at: string | null;
  /** buyer or deadline. */
  answered_by: string | null;
}
