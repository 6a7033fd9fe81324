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
  /** Fifteen letters and digits, in capitals. */
  gst_number: string | null;
  is_subscribed: number;
  created_at: string;
  /** When the customer proved that the address is theirs; null until then. */
  email_confirmed_at: string | null;
  /** The price offer code that the customer came by last, taken along to wherever they log in. */
  price_code: string | null;
  /** Until when it is remembered. */
  price_code_until: string | null;
  /** The end of the membership that is paid; it may have passed. Null: none. */
  member_until: Generated<string | null>;
  /** 1: the customer wants to go on with it. */
  member_renews: Generated<number>;
  /** The end that the customer was written to about. */
  member_notified_until: Generated<string | null>;
}

export interface CustomerTokenTable {
  /** SHA-256 of the token, hex. The token itself is never kept. */
  token_hash: string;
  customer_id: number;
  /** By which the customer names the session to end it; it opens nothing. */
  session_id: Generated<string | null>;
  /** Browser and system; null when they were not noted. */
  device_name: Generated<string | null>;
  /** To the hour. */
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
}
