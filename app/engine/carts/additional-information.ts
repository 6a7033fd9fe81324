import type { GiftMessage } from "../gift-options/gift-message";
import type { OrderAdditionalInformation } from "../graphql/resolvers.generated";

/** Of a cart or an order. */
type Result = Omit<OrderAdditionalInformation, "__typename">;

/** What the shopper says about an order besides what is bought, where it goes and how (specification §3 "Cart"). */
export interface AdditionalInformation {
  /** What the workshop should know; null when nothing was written. */
  orderComment?: string | null;
  /** Words that go with the whole order. */
  giftMessage?: GiftMessage | null;
  /** No prices in the parcel. */
  dropship: boolean;
  /** The designs are shown once more before they are printed. */
  sendProof?: boolean;
  /** Null unless a business buys. */
  business: Business | null;
  /** ISO 8601, UTC; null before the terms were agreed to. */
  termsAcceptedAt: string | null;
}

export interface Business {
  company: string;
  gstNumber: string | null;
  /** Stands with the shipping address. */
  shipTo: boolean;
  /** Stands with the billing address, as it does when it stands nowhere else. */
  billTo: boolean;
}

/** A cart or an order, as the database has it. */
interface Said {
  additional_information: string | null;
}

const NOTHING_SAID: AdditionalInformation = { dropship: false, business: null, termsAcceptedAt: null };

export function additionalInformation(row: Said): AdditionalInformation {
  return row.additional_information === null ? NOTHING_SAID : JSON.parse(row.additional_information);
}

/** What is known when one cart comes into another: what was said of that one, then of this. */
export function mergedInformation(from: Said, into: Said): string | null {
  if (from.additional_information === null) return into.additional_information;
  const [source, destination] = [additionalInformation(from), additionalInformation(into)];
  const merged: AdditionalInformation = {
    orderComment: destination.orderComment ?? source.orderComment,
    giftMessage: destination.giftMessage ?? source.giftMessage,
    dropship: destination.dropship || source.dropship,
    sendProof: destination.sendProof || source.sendProof,
    business: destination.business ?? source.business,
    termsAcceptedAt: null,
  };
  return JSON.stringify(merged);
}

/** The same as the contract shows it. */
export function additionalInformationResponse(row: Said): Result {
  const { dropship, sendProof, business, giftMessage, orderComment, termsAcceptedAt } =
    additionalInformation(row);
  return {
    order_comment: orderComment ?? null,
    gift_message: giftMessage?.message ?? null,
    dropship,
    send_proof: sendProof ?? false,
    business_purchase: business !== null,
    gst_company: business?.company ?? null,
    gst_number: business?.gstNumber ?? null,
    ship_to: business?.shipTo ?? false,
    bill_to: business?.billTo ?? false,
    terms_accepted_at: termsAcceptedAt,
  };
}

/** A business as it stands with an address, line by line; empty where it does not belong. */
export function businessLines(business: Business | null, place: "shipTo" | "billTo"): string[] {
  return business?.[place] ? namesOf(business) : [];
}

/** The business and its GST number, line by line. */
export function namesOf(business: Business): string[] {
  return [business.company, ...(business.gstNumber ? [`GST number ${business.gstNumber}`] : [])];
}
