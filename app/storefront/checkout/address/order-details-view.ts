interface SaidOfOrder {
  dropship: boolean;
  send_proof: boolean;
  business_purchase: boolean;
  gst_company: string | null;
  gst_number: string | null;
}

export interface OrderDetailsView {
  /** The package contains no prices. */
  dropship: boolean;
  /** The buyer approves a proof before printing. */
  sendProof: boolean;
  /** The company and its GST number, line by line; null unless it is a business purchase. */
  business: string[] | null;
}

/**
 * The details of a cart or an order besides its addresses.
 * @param said undefined for a provider that does not store them
 */
export function orderDetailsView(said: SaidOfOrder | null | undefined): OrderDetailsView {
  const wishes = { dropship: said?.dropship ?? false, sendProof: said?.send_proof ?? false };
  if (!said?.business_purchase) return { ...wishes, business: null };
  const number = said.gst_number ? [`GST number ${said.gst_number}`] : [];
  return { ...wishes, business: [said.gst_company ?? "", ...number] };
}
