export interface CartTable {
  /** 32 random characters. */
  id: string;
  store_code: string;
  customer_id: number | null;
  is_active: number;
  email: string | null;
  coupon_code: string | null;
  /** JSON of CartAddress, or null. */
  shipping_address: string | null;
  billing_address: string | null;
  billing_same_as_shipping: number;
  save_in_address_book: number;
  shipping_method: string | null;
  payment_method: string | null;
  /** Counts up at each change. */
  version: number;
  created_at: string;
  updated_at: string;
}

export interface CartItemTable {
  uid: string;
  cart_id: string;
  sku: string;
  quantity: number;
  /** JSON: option code → value code. */
  options: string;
  design_id: string | null;
  design_revision: number | null;
  position: number;
}
