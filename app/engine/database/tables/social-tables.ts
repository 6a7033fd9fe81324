/** An account of a social network that opens a customer's account. */
export interface SocialLoginTable {
  store_code: string;
  /** facebook or twitter. */
  source: string;
  /** What the network calls the person; never shown. */
  subject: string;
  customer_id: number;
  /** By which the person knows the account again. */
  name: string;
  created_at: string;
}

/** A person of a social network whose e-mail address waits to be proven by a mailed code. */
export interface SocialCheckTable {
  /** 32 random characters, known to the browser that came back from the network. */
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
  /** Where the code went, lower case; null until it is known. */
  email: string | null;
  /** SHA-256 of id and code, hex; null until one was sent. */
  code_hash: string | null;
  attempts: number;
  created_at: string;
  expires_at: string;
}
