/** The last number of a kind of documents in a store; its row is locked by the transaction that issues the next one. */
export interface SalesSequenceTable {
  store_code: string;
  kind: "invoice" | "credit_memo";
  last_number: number;
}

/** The invoice of an order, issued by the transaction in which the order is paid, or placed with nothing to pay. */
export interface SalesInvoiceTable {
  order_id: number;
  store_code: string;
  /** From 1, without gaps within the store. */
  number: number;
  issued_at: string;
}

/** The credit memo of a refund, issued with it. */
export interface SalesCreditmemoTable {
  refund_id: number;
  store_code: string;
  /** From 1, without gaps within the store. */
  number: number;
  issued_at: string;
}
