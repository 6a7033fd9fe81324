import type { Generated } from "kysely";
import type { CommentKind } from "../../order-management/comment-kinds";

/** A person who works in /admin. */
export interface AdminUserTable {
  id: Generated<number>;
  /** Lower case, trimmed. Unique. */
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  /** Empty until the invitation is accepted; matches no password. */
  password_hash: string;
  /** A built-in role (staff/roles.ts), or the code of an admin_role. */
  role_code: string;
  /** JSON list of the stores whose data the person sees; null: all. */
  store_codes: string | null;
  /** integration: not a person, but what the audit log and limits call a program (`AdminIntegrationTable`). */
  state: "invited" | "active" | "deactivated" | "integration";
  /** Encrypted (staff/secret-box.ts), until it is confirmed for one session; null before two-step sign-in is set up. */
  totp_secret: string | null;
  /** When a code first confirmed the secret; null: not in use yet. */
  totp_confirmed_at: string | null;
  /** Time step of the last accepted code: no code is accepted twice. */
  totp_counter: Generated<number>;
  created_at: string;
}

/** A role that the shop has made itself. */
export interface AdminRoleTable {
  code: string;
  title: string;
  /** JSON list of permissions (staff/permissions.ts). */
  permissions: string;
  /** What one person may refund a day, in cents; null: any amount. */
  refund_day_limit_cents: number | null;
  created_at: string;
}

export interface AdminSessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  admin_user_id: number;
  /** enrollment and code: the password was right, the second step is missing. */
  state: "enrollment" | "code" | "active";
  /** browser: for /admin; api: a token for the REST API. */
  kind: Generated<"browser" | "api">;
  device_name: string;
  created_at: string;
  /** Updated once a minute at most. */
  last_seen_at: string;
  /** When password or code were last entered in this session; null before the second step. */
  confirmed_at: string | null;
  expires_at: string;
}

/** A link by which an invited person sets their password; deleted when used. */
export interface AdminInvitationTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  admin_user_id: number;
  created_at: string;
  expires_at: string;
}

export interface AdminRecoveryCodeTable {
  /** Keyed hash, hex. */
  code_hash: string;
  admin_user_id: number;
  used_at: string | null;
}

/** A program that uses the REST API, such as an ERP. */
export interface AdminIntegrationTable {
  id: Generated<number>;
  /** The row of admin_user with its name, role and stores. Unique. */
  admin_user_id: number;
  /** SHA-256 of the token, hex. Unique. */
  token_hash: string;
  /** Who created it. */
  created_by: number;
  created_at: string;
  /** Updated once a minute at most; null: never used. */
  last_used_at: string | null;
  /** The token is worth nothing from then on. */
  revoked_at: string | null;
}

/** What staff did; append-only, and without personal data. */
export interface AdminAuditTable {
  id: Generated<number>;
  at: string;
  /** Null when nobody is signed in: a failed attempt to sign in, or an operator's command. */
  admin_user_id: number | null;
  /** Such as "order.hold" (audit/audit-actions.ts). */
  action: string;
  /** Such as "order" or "staff". */
  subject_type: string;
  /** Id or number; null for actions on many or on none. */
  subject_id: string | null;
  /** Null: not of one store. */
  store_code: string | null;
  /** JSON list of the names of changed fields. */
  changed_fields: string;
  /** Money that the action refunds, in cents; null for none. */
  amount_cents: number | null;
  /** Hash of the form's key, so that a form sent twice acts once; null for actions without one. Unique. */
  request_key: string | null;
}

/** A text that staff wrote on an order. */
export interface OrderCommentTable {
  id: Generated<number>;
  order_id: number;
  admin_user_id: number;
  /** comment: a note. Otherwise the action that the text explains (order-management/comment-kinds.ts). */
  kind: CommentKind;
  /** Empty once the order's personal data are erased. */
  text: string;
  created_at: string;
}

/** A list's filter that a person has saved under a name; unique by person, list and name. */
export interface AdminViewTable {
  id: Generated<number>;
  admin_user_id: number;
  list:
    | "ORDERS"
    | "CATALOG"
    | "COUPONS"
    | "PRICE_CODES"
    | "GIFT_CARDS"
    | "DRAFT_ORDERS"
    | "REVIEWS"
    | "QUESTIONS"
    | "SHARED_PHOTOS"
    | "BLANKS"
    | "CONTACT_MESSAGES"
    | "CLAIMS"
    | "CUSTOMERS"
    | "ABANDONED_CARTS"
    | "PRIVACY_REQUESTS"
    | "AUDIT"
    | "CONTENT_PAGES"
    | "CONTENT_POSTS"
    | "CONTENT_BLOCKS"
    | "CONTENT_MENUS"
    | "CONTENT_REDIRECTS"
    | "CONTENT_CATEGORIES";
  name: string;
  /** The query of the list's address. */
  query: string;
}
