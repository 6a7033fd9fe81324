/** A single-use link in an email to a customer, with an expiry. */
export interface CustomerLinkTable {
  /** SHA-256 of the link's secret, hex. The secret itself is not stored. */
  secret_hash: string;
  customer_id: number;
  /**
   * "confirm-email" proves the account's address, "change-email" a new one, "password" sets a password; "used" was one of
   * them.
   */
  purpose: string;
  /** Recipient's address, lower case. */
  email: string;
  created_at: string;
  expires_at: string;
}
