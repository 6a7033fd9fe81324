/** An account of a social network linked to a customer's account. */
export interface SocialLoginTable {
  store_code: string;
  /** facebook or twitter. */
  source: string;
  /** The network's id of the person; never shown. */
  subject: string;
  customer_id: number;
  /** Name by which the person recognizes the account. */
  name: string;
  created_at: string;
}

/** A social login whose email address awaits confirmation by an emailed code. */
export interface SocialCheckTable {
  /** 32 random characters, known to the browser that returned from the network. */
  id: string;
  store_code: string;
  source: string;
  subject: string;
  name: string;
  firstname: string;
  lastname: string;
  date_of_birth: string | null;
  phone_no: string | null;
  is_subscribed: number;
  /** Recipient of the code, lower case; null until entered. */
  email: string | null;
  /** SHA-256 of id and code, hex; null until one was sent. */
  code_hash: string | null;
  attempts: number;
  created_at: string;
  expires_at: string;
}
