import type { Generated } from "kysely";

/** The print task of an ordered design, pending or done. */
export interface PrintTaskTable {
  order_item_id: number;
  order_id: number;
  state: "waiting" | "done" | "stuck";
  /** Number of attempts since it was requested. */
  attempts: Generated<number>;
  /** When to try next, while pending. */
  due_at: string;
  /** What prevents printing, worded for the staff; null when nothing does. */
  problem: string | null;
}

/** What preflight found in an ordered design, which holds its line. */
export interface PrintHoldTable {
  order_item_id: number;
  order_id: number;
  /** Revision of the design that was checked. */
  revision: number;
  /** One per line, worded for the staff. */
  findings: string;
  created_at: string;
  /** When a person released it; null while it is held. */
  released_at: Generated<string | null>;
}

/** A PDF of one surface of an ordered design; the file is in the file storage. */
export interface PrintFileTable {
  order_item_id: number;
  surface: string;
  title: string;
  /** Index of the surface in the product, from 0. */
  position: number;
  /** Revision of the design. */
  revision: number;
  /** Hexadecimal. */
  sha256: string;
  bytes: number;
  created_at: string;
  /** How the sheet is produced, worded for the staff; null for files made before it was recorded. */
  production: Generated<string | null>;
  /** When the file was deleted; its hash remains. */
  deleted_at: Generated<string | null>;
}

/** One round of a proof, in which the buyer approves a design or asks for changes. */
export interface ProofTable {
  id: Generated<number>;
  order_id: number;
  order_item_id: number;
  /** From 1. */
  round: number;
  /** Revision of the design shown. */
  revision: number;
  /** See engine/proofs/proof-states.ts. */
  state: string;
  /** The staff's comment on this round. */
  shop_message: Generated<string>;
  /** The change that the buyer requests. */
  wish: Generated<string>;
  created_at: string;
  sent_at: string | null;
  /** Deadline for the buyer's answer. */
  due_at: string | null;
  reminded_at: string | null;
  answered_at: string | null;
  /** buyer or deadline. */
  answered_by: string | null;
}
