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
  is_subscribed: number;
  created_at: string;
}

export interface CustomerTokenTable {
  /** SHA-256 of the token, hex. The token itself is never kept. */
  token_hash: string;
  customer_id: number;
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
