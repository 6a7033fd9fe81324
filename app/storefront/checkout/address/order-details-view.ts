interface SaidOfOrder {
  dropship: boolean;
  send_proof: boolean;
  business_purchase: boolean;
  gst_company: string | null;
  gst_number: string | null;
}

export interface OrderDetailsView {
  /** The parcel must not contain prices. */
  dropship: boolean;
  /** The customer wants proofs of the designs before they are printed. */
  sendProof: boolean;
  /** Company and GST number, line by line; null unless the buyer is a business. */
  business: string[] | null;
}

/**
 * Converts the details of a cart or an order besides its addresses.
 * @param said undefined for a provider that does not store them
 */
export function orderDetailsView(said: SaidOfOrder | null | undefined): OrderDetailsView {
  const wishes = { dropship: said?.dropship ?? false, sendProof: said?.send_proof ?? false };
  if (!said?.business_purchase) return { ...wishes, business: null };
  const number = said.gst_number ? [`GST number ${said.gst_number}`] : [];
  return { ...wishes, business: [said.gst_company ?? "", ...number] };
}
