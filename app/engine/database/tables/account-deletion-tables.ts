/** The code that confirms account deletion in place of the password. */
export interface DeletionCodeTable {
  customer_id: number;
  /** SHA-256 of customer and code, hex. */
  code_hash: string;
  attempts: number;
  created_at: string;
  expires_at: string;
}
