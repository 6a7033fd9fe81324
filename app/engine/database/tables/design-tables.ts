import type { Generated } from "kysely";

/**
 * Owner of a design or photo: the store's customer, otherwise the holder of the owner token (stored as SHA-256 hex).
 */
interface OwnedColumns {
  store_code: Generated<string>;
  owner_hash: string;
  customer_id: number | null;
}

export interface PhotoTable extends OwnedColumns {
  id: string;
  /** Pixels, after applying the orientation. */
  width: number;
  height: number;
  /** Size of the original. */
  bytes: number;
  /** Such as 2024-05-03T14:22:10, in the camera's local time; null when the file has none. */
  taken_at: string | null;
  /** Where its crop starts, as fractions of width and height; null when nothing stands out. */
  focus_x: number | null;
  focus_y: number | null;
  /** Its main colors (hex), separated by spaces; null in photos stored without them. */
  colors: string | null;
  /** Of clip art, which has no files: its shapes as JSON (VectorPath[]). Null for photos. */
  paths: string | null;
  /** When the owner removed it from their list; designs that contain it keep it. Null otherwise. */
  removed_at: string | null;
  created_at: string;
}

export interface DesignTable extends OwnedColumns {
  id: string;
  sku: string;
  revision: number;
  /** Null until the owner sets it. */
  name: string | null;
  /** Grants read-only access to the design; null when it is not shared. */
  share_token: string | null;
  /** When the owner deleted it while a cart or an order still needed it; null otherwise. */
  removed_at: string | null;
  /** When the owner closed its comments; null while they are open. */
  comments_closed_at: string | null;
  /** 1 if somebody has commented since the owner last read the comments. */
  has_new_comments: Generated<number>;
  /** 1 if the owner was told of a new comment by email since they last read the comments. */
  is_comment_emailed: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** Immutable: carts and orders refer to a revision. */
export interface DesignRevisionTable {
  design_id: string;
  revision: number;
  document: string;
  /** The design in words; null for revisions saved before descriptions existed. */
  description: string | null;
  created_at: string;
}

/** A comment on a design; the owner columns are its author's. */
export interface DesignCommentTable extends OwnedColumns {
  id: Generated<number>;
  design_id: string;
  /** 1 if the design's owner wrote it. */
  is_by_owner: number;
  nickname: string;
  text: string;
  /** Thousandths of the design's picture from its upper left corner; both null for a comment on the whole. */
  place_x: number | null;
  place_y: number | null;
  /** When the design's owner marked it as resolved; null otherwise. */
  resolved_at: string | null;
  created_at: string;
}
