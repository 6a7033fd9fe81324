/** A year of membership that an order paid for. */
export interface MembershipYearTable {
  order_id: number;
  customer_id: number;
  paid_at: string;
  /** When its order was refunded or canceled; null while it counts. */
  taken_back_at: string | null;
}
