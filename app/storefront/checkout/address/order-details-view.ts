interface SaidOfOrder {
  dropship: boolean;
  send_proof: boolean;
  business_purchase: boolean;
  gst_company: string | null;
  gst_number: string | null;
}

export interface OrderDetailsView {
  /** No prices in the parcel. */
  dropship: boolean;
  /** The designs are shown once more before they are printed. */
  sendProof: boolean;
  /** The company and its GST number, line by line; null unless a business buys. */
  business: string[] | null;
}

/** What was said of a cart or an order besides its addresses. @param said nothing for a provider that does not keep it */
export function orderDetailsView(said: SaidOfOrder | null | undefined): OrderDetailsView {
  const wishes = { dropship: said?.dropship ?? false, sendProof: said?.send_proof ?? false };
  if (!said?.business_purchase) return { ...wishes, business: null };
  const number = said.gst_number ? [`GST number ${said.gst_number}`] : [];
  return { ...wishes, business: [said.gst_company ?? "", ...number] };
}
