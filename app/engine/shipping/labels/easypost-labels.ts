import { z } from "zod";
import type { EasyPostSettings } from "~/settings/shipping.server";
import { readBody } from "../../shared/read-body";
import { callEasyPost, EasyPostRejected } from "../easypost-client";
import { sorted } from "../parcels/piece";
import {
  type BoughtLabel,
  type ParcelToSend,
  type Rate,
  type ShippingProvider,
  ShippingRejected,
} from "./shipping-provider";

/**
 * Carriers answer through EasyPost, and staff wait for it: for all calls of one operation together, and shorter than the
 * deadline of a request (12 seconds).
 */
const PATIENCE_MILLISECONDS = 8000;
const MAX_BYTES = 5_000_000;
const MILLIMETERS_PER_INCH = 25.4;
const GRAMS_PER_OUNCE = 28.349523125;
const POSTAGE_EXISTS = "SHIPMENT.POSTAGE.EXISTS";
/** States of a request to take a label back. */
const VOIDED = ["submitted", "refunded"];

const rateSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  /** Dollars, such as "7.58". */
  rate: z.string().regex(/^\d+(\.\d+)?$/),
  currency: z.string(),
  delivery_days: z.number().nullish(),
});

const shipmentSchema = z.object({
  id: z.string(),
  rates: z.array(rateSchema).default([]),
  selected_rate: rateSchema.nullish(),
  tracking_code: z.string().nullish(),
  refund_status: z.string().nullish(),
  postage_label: z
    .object({ label_url: z.string().url(), label_pdf_url: z.string().url().nullish() })
    .nullish(),
  messages: z.array(z.object({ carrier: z.string().nullish(), message: z.string().nullish() })).nullish(),
});

type EasyPostShipment = z.infer<typeof shipmentSchema>;
type LabelSettings = EasyPostSettings & { fromAddress: string };

/**
 * Labels of EasyPost, for one operation: https://docs.easypost.com/docs/shipments
 * @param patience milliseconds for all of its calls
 */
export function easyPostLabels(settings: LabelSettings, patience = PATIENCE_MILLISECONDS): ShippingProvider {
  const end = performance.now() + patience;
  const timeLeft = () => Math.max(0, Math.round(end - performance.now()));
  const call = async (method: "GET" | "POST", path: string, body?: object): Promise<EasyPostShipment> => {
    try {
      const response = await callEasyPost(settings, { method, path, body, timeout: timeLeft() });
      return shipmentSchema.parse(response);
    } catch (error) {
      throw error instanceof EasyPostRejected ? rejection(error) : error;
    }
  };
  const read = (shipment: string) => call("GET", `/v2/shipments/${encodeURIComponent(shipment)}`);
  /** Reads a shipment whose label was bought. No failure of it means that it wasn't. */
  const readBought = (shipment: string) =>
    read(shipment).catch((error) => {
      throw new Error(`EasyPost doesn't return the label it sold: ${error.message}`, { cause: error });
    });

  return {
    async quote(parcel, reference) {
      // EasyPost has no idempotency keys: a shipment can be found by its reference instead.
      const shipment =
        (await read(reference).catch(unlessMissing)) ??
        (await call("POST", "/v2/shipments", { shipment: { ...sent(parcel, settings), reference } }));
      const rates = shipment.rates.filter(({ currency }) => currency === "USD").map(rateOf);
      if (rates.length === 0) throw new ShippingRejected(reasonOf(shipment));
      return { shipment: shipment.id, rates: rates.toSorted((one, other) => one.cents - other.cents) };
    },
    async buy(shipment, rateId) {
      const path = `/v2/shipments/${encodeURIComponent(shipment)}/buy`;
      const bought = await call("POST", path, { rate: { id: rateId } }).catch(async (error) => {
        if (error instanceof ShippingRejected && isPostageExisting(error)) return readBought(shipment);
        throw error;
      });
      const label = labelOf(bought);
      if (!label) throw new Error("EasyPost returned a shipment without a label.");
      return label;
    },
    async fetch(shipment) {
      return labelOf(await read(shipment));
    },
    async void(shipment) {
      const { refund_status } = await call("POST", `/v2/shipments/${encodeURIComponent(shipment)}/refund`);
      if (!VOIDED.includes(refund_status ?? "")) {
        throw new ShippingRejected(`The carrier doesn't take this label back (${refund_status}).`);
      }
    },
    download: (fileUrl) => download(fileUrl, settings, timeLeft()),
  };
}

/** The verdict on a rejected call, with EasyPost's code as its cause. */
function rejection(error: EasyPostRejected): ShippingRejected {
  return new ShippingRejected(error.message, { cause: error });
}

function isPostageExisting({ cause }: ShippingRejected): boolean {
  return cause instanceof EasyPostRejected && cause.code === POSTAGE_EXISTS;
}

function unlessMissing(error: unknown): null {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof EasyPostRejected && cause.status === 404) return null;
  throw error;
}

function sent({ grams, millimeters, to }: ParcelToSend, { fromAddress }: LabelSettings) {
  const [length, width, height] = sorted(millimeters).map(
    (side) => Math.ceil((side / MILLIMETERS_PER_INCH) * 10) / 10,
  );
  const [street1, ...others] = to.street;
  return {
    to_address: {
      name: `${to.firstname} ${to.lastname}`,
      company: to.company,
      street1,
      street2: others.join(", "),
      city: to.city,
      state: to.region_code,
      zip: to.postcode,
      country: to.country_code,
      phone: to.telephone,
    },
    from_address: { id: fromAddress },
    parcel: { length, width, height, weight: Math.ceil((grams / GRAMS_PER_OUNCE) * 10) / 10 },
    options: { label_format: "PDF", label_size: "4x6" },
  };
}

function rateOf({ carrier, delivery_days, id, rate, service }: z.infer<typeof rateSchema>): Rate {
  return { id, carrier, service, cents: Math.round(Number(rate) * 100), days: delivery_days ?? null };
}

function labelOf({
  postage_label,
  refund_status,
  selected_rate,
  tracking_code,
}: EasyPostShipment): BoughtLabel | null {
  if (!postage_label || !selected_rate || !tracking_code) return null;
  const { carrier, cents, service } = rateOf(selected_rate);
  return {
    carrier,
    service,
    cents,
    trackingNumber: tracking_code,
    fileUrl: postage_label.label_pdf_url ?? postage_label.label_url,
    isVoided: VOIDED.includes(refund_status ?? ""),
  };
}

function reasonOf({ messages }: EasyPostShipment): string {
  const reasons = (messages ?? []).flatMap(({ carrier, message }) =>
    message ? `${carrier ? `${carrier}: ` : ""}${message}` : [],
  );
  return reasons.length > 0 ? reasons.join(" ") : "No carrier offers a rate for this package.";
}

/** By HTTPS, as EasyPost itself; a test's EasyPost has neither. */
async function download(fileUrl: string, { url }: LabelSettings, timeout: number): Promise<Buffer> {
  if (!["https:", new URL(url).protocol].includes(new URL(fileUrl).protocol)) {
    throw new Error("The label's file isn't at an HTTPS address.");
  }
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(fileUrl, { redirect: "error", signal });
  if (!response.ok) throw new Error(`The label's file answered with status ${response.status}.`);
  const file = await readBody(response, MAX_BYTES);
  if (!file) throw new Error("The label's file is too large.");
  if (!file.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("The label's file is no PDF.");
  return file;
}
