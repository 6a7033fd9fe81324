import type { OrderQuery } from "../documents.generated";

type Order = NonNullable<OrderQuery["order"]>;

/** Carrier and tracking number of the latest bought label that no parcel was shipped with; undefined without one. */
export function labelToShip({
  labels,
  carriers,
  parcels,
}: Pick<Order, "labels" | "carriers" | "parcels">):
  | { carrier_code: string; tracking_number: string }
  | undefined {
  const shipped = new Set(parcels.map(({ tracking_number }) => tracking_number));
  const label = labels.findLast(
    ({ state, tracking_number }) => state === "BOUGHT" && tracking_number && !shipped.has(tracking_number),
  );
  if (!label?.tracking_number) return undefined;
  const name = label.carrier?.toLowerCase() ?? "";
  const carrier = carriers.find(({ code }) => name.startsWith(code)) ?? carriers.at(-1);
  return { carrier_code: carrier?.code ?? "", tracking_number: label.tracking_number };
}
