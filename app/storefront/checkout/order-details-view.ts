interface SaidOfOrder {
  dropship: boolean;
  business_purchase: boolean;
  gst_company: string | null;
  gst_number: string | null;
}

export interface OrderDetailsView {
  /** No prices in the parcel. */
  dropship: boolean;
  /** The company and its GST number, line by line; null unless a business buys. */
  business: string[] | null;
}

/** What was said of a cart or an order besides its addresses. @param said nothing for a provider that does not keep it */
export function orderDetailsView(said: SaidOfOrder | null | undefined): OrderDetailsView {
  if (!said?.business_purchase) return { dropship: said?.dropship ?? false, business: null };
  const number = said.gst_number ? [`GST number ${said.gst_number}`] : [];
  return { dropship: said.dropship, business: [said.gst_company ?? "", ...number] };
}
