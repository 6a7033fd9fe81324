/** A link of an email to a customer; it works once, and until it expires. */
export interface CustomerLinkTable {
  /** SHA-256 of the link's secret, hex. The secret itself is never kept. */
  secret_hash: string;
  customer_id: number;
  /** "confirm-email" proves the account's own address, "change-email" a new one, "password" lets one be chosen. */
  purpose: string;
  /** The address that the email went to, lower case. */
  email: string;
  created_at: string;
  expires_at: string;
}
