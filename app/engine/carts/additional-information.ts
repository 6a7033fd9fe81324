import type { GiftMessage } from "../gift-options/gift-message";
import type { OrderAdditionalInformation } from "../graphql/resolvers.generated";
import { type Attribution, attributionResponse } from "../orders/attribution";

type Result = Omit<OrderAdditionalInformation, "__typename">;

/** Information about an order besides its items, addresses and shipping (specification §3 "Cart"). */
export interface AdditionalInformation {
  /** Comment for production; null when there is none. */
  orderComment?: string | null;
  /** Message for the whole order. */
  giftMessage?: GiftMessage | null;
  /** Omits prices from the parcel. */
  dropship: boolean;
  /** Sends a proof of the designs before printing. */
  sendProof?: boolean;
  /** Null unless the buyer is a business. */
  business: Business | null;
  /** ISO 8601, UTC; null before the terms were agreed to. */
  termsAcceptedAt: string | null;
  /** Known once the order is placed; null without the buyer's consent. */
  attribution?: Attribution | null;
}

export interface Business {
  company: string;
  gstNumber: string | null;
  /** Shown with the shipping address. */
  shipTo: boolean;
  /** Shown with the billing address, the default when neither is chosen. */
  billTo: boolean;
}

/** A cart or order row. */
interface Said {
  additional_information: string | null;
}

const NOTHING_SAID: AdditionalInformation = { dropship: false, business: null, termsAcceptedAt: null };

export function additionalInformation(row: Said): AdditionalInformation {
  return row.additional_information === null ? NOTHING_SAID : JSON.parse(row.additional_information);
}

/** Merged information of two carts: that of `from`, then that of `into`. */
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

/** The information as the contract shows it. */
export function additionalInformationResponse(row: Said): Result {
  const { attribution, dropship, sendProof, business, giftMessage, orderComment, termsAcceptedAt } =
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
    attribution: attributionResponse(attribution),
  };
}

/** Lines of a business in an address; empty for the other address. */
export function businessLines(business: Business | null, place: "shipTo" | "billTo"): string[] {
  return business?.[place] ? namesOf(business) : [];
}

/** The business and its GST number, line by line. */
export function namesOf(business: Business): string[] {
  return [business.company, ...(business.gstNumber ? [`GST number ${business.gstNumber}`] : [])];
}
