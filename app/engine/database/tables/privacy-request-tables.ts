import type { Generated } from "kysely";

/** A guest's request to receive or to erase what is stored about them; without personal data once it has ended. */
export interface PrivacyRequestTable {
  id: Generated<number>;
  store_code: string;
  kind: "export" | "erase";
  /** waiting: for the guest to follow the link. */
  state: "waiting" | "done" | "closed";
  /** The order that it named. */
  order_id: number;
  /** That of the order; empty once it was erased or closed, or the link of a finished copy has expired. */
  email: string;
  /** SHA-256 of the link's token, hex; null when no link works. That of a finished erasure only says so. */
  token_hash: string | null;
  /** From when the link is useless, ISO 8601. */
  expires_at: string | null;
  /** When the guest asked, ISO 8601. */
  received_at: string;
  /** By when the law wants it done, ISO 8601. */
  due_at: string;
  /** ISO 8601. */
  ended_at: string | null;
  /** Why staff closed it; otherwise empty. */
  reason: string;
}
