import type { Generated } from "kysely";

export interface CustomerTable {
  id: Generated<number>;
  store_code: string;
  /** Lower case, trimmed. Unique within the store. */
  email: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  phone_no: string | null;
  date_of_birth: string | null;
  taxvat: string | null;
  /** Fifteen letters and digits, upper case. */
  gst_number: string | null;
  is_subscribed: number;
  /** The name as staff search for it: "byron, ada", in lower case without accents. */
  search_name: Generated<string | null>;
  created_at: string;
  /** When the customer confirmed the address; null until then. */
  email_confirmed_at: string | null;
  /** The customer's latest price code, applied wherever they sign in. */
  price_code: string | null;
  /** Expiry of the price code. */
  price_code_until: string | null;
  /** End of the paid membership, possibly in the past; null for none. */
  member_until: Generated<string | null>;
  /** 1: the customer wants to renew it. */
  member_renews: Generated<number>;
  /** The end about which the customer was last emailed. */
  member_notified_until: Generated<string | null>;
}

export interface CustomerTokenTable {
  /** SHA-256 of the token, hex. The token itself is not stored. */
  token_hash: string;
  customer_id: number;
  /** Identifies the session for ending it; grants no access. */
  session_id: Generated<string | null>;
  /** Browser and operating system; null when not recorded. */
  device_name: Generated<string | null>;
  /** Rounded to the hour. */
  last_seen_at: Generated<string | null>;
  created_at: string;
  expires_at: string;
}

interface AddressColumns {
  firstname: string;
  lastname: string;
  company: string | null;
  /** JSON list of lines. */
  street: string;
  city: string;
  region_code: string;
  postcode: string;
  country_code: string;
  telephone: string;
}

export interface CustomerAddressTable extends AddressColumns {
  id: Generated<number>;
  customer_id: number;
  default_billing: number;
  default_shipping: number;
}

export interface TaxCertificateTable {
  customer_id: number;
  /** application/pdf or image/jpeg. */
  media_type: string;
  file: Buffer;
  created_at: string;
  /** accepted: it exempts the customer in its states, until it expires. */
  status: Generated<"submitted" | "accepted" | "declined">;
  /** Codes of states, such as IL,TX. */
  states: Generated<string>;
  /** The last day, yyyy-mm-dd at the shop; null: it does not expire. */
  expires_on: Generated<string | null>;
  decided_at: Generated<string | null>;
}
