import type { Size } from "~/brand/package-data";
import type { PostalAddress } from "../../shared/postal-address";

/** A parcel for which a label is bought. */
export interface ParcelToSend {
  to: PostalAddress;
  /** Of the outside. */
  millimeters: Size;
  grams: number;
}

/** A price for which a carrier would take a parcel. */
export interface Rate {
  id: string;
  /** The carrier's name, such as USPS. */
  carrier: string;
  service: string;
  cents: number;
  /** Days in transit; null when the carrier does not say. */
  days: number | null;
}

/** A bought label. */
export interface BoughtLabel {
  carrier: string;
  service: string;
  cents: number;
  trackingNumber: string;
  /** Where its PDF is fetched. */
  fileUrl: string;
  isVoided: boolean;
}

/** What a carrier says of a parcel. */
export interface TrackingEvent {
  /** Unique for the service; the same when it is delivered again. */
  id: string;
  /** The service's name of the event, such as tracker.updated. */
  type: string;
  /** Null when the event is about no parcel. */
  parcel: { trackingNumber: string; state: "in-transit" | "delivered" | "other" } | null;
}

/**
 * A service that sells the labels of several carriers. Its calls are never made within a database transaction.
 * @throws ShippingRejected when repeating cannot help; any other error: the call may be repeated
 */
export interface ShippingProvider {
  /** Registers a parcel, once for a reference, and returns its rates, cheapest first. */
  quote(parcel: ParcelToSend, reference: string): Promise<{ shipment: string; rates: Rate[] }>;
  /** Buys the label of a registered parcel. */
  buy(shipment: string, rateId: string): Promise<BoughtLabel>;
  /** The label of a registered parcel; null when none was bought. */
  fetch(shipment: string): Promise<BoughtLabel | null>;
  /** Asks to take a label back, which the carrier may take weeks to credit. */
  void(shipment: string): Promise<void>;
  /** The PDF of a label. */
  download(fileUrl: string): Promise<Buffer>;
}

/** The service has rejected a call for good. */
export class ShippingRejected extends Error {}
