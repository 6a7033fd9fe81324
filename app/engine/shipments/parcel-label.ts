import { inputError } from "../graphql/errors";
import { requireLine } from "../shared/typed-text";
import { findCarrier } from "./carriers";

/** Carrier and tracking number of a parcel. */
export interface ParcelLabel {
  /** Code of a carrier. */
  carrier: string;
  tracking_number: string;
}

/** @throws GraphQLError of category input that names the field */
export function readParcelLabel(typed: ParcelLabel): ParcelLabel {
  const carrier = findCarrier(typed.carrier);
  if (!carrier) throw inputError("Please choose a carrier.", "carrier");
  return { carrier: carrier.code, tracking_number: readTrackingNumber(typed.tracking_number) };
}

function readTrackingNumber(typed: string): string {
  const number = requireLine(typed, { field: "tracking_number", maxLength: 60 })
    .replace(/\s/g, "")
    .toUpperCase();
  if (/^[A-Z0-9-]{4,40}$/.test(number)) return number;
  throw inputError(
    "Please enter the tracking number: 4 to 40 letters, digits and hyphens.",
    "tracking_number",
  );
}
