import type { FulfillmentFragment } from "~/provider/contract/documents.generated";
import { moneyText } from "../ui/money";

type Label = FulfillmentFragment["labels"][number];

const states: Record<Label["state"], string> = {
  QUOTING: "The carriers haven't answered.",
  QUOTED: "Choose a rate.",
  BUYING: "We're buying it. Check back in a minute.",
  BOUGHT: "Bought.",
  FAILED: "We couldn't finish buying it.",
  VOIDING: "We're voiding it. Check back in a minute.",
  VOIDED: "Voided. The carrier credits it within a few weeks.",
};

/** Formats a shipping label and its rates. */
export function labelView({
  carrier,
  grams,
  id,
  price,
  problem,
  rates,
  service,
  state,
  tracking_number,
  url,
}: Label) {
  const isBought = ["BOUGHT", "VOIDING", "VOIDED"].includes(state);
  return {
    id,
    title: isBought
      ? [carrier, service, tracking_number, price && moneyText(price)].filter(Boolean).join(", ")
      : `Package of ${grams} g`,
    stand: states[state],
    problem,
    rates: state === "QUOTED" ? rates.map(rateView) : [],
    /** Part of a URL; null when there is nothing to print. */
    file: url,
  };
}

export type FulfillmentLabel = ReturnType<typeof labelView>;

function rateView({ carrier, days, id, price, service }: Label["rates"][number]) {
  const duration = days === null ? "" : `, ${days} ${days === 1 ? "day" : "days"}`;
  return { id, text: `${carrier} ${service}: ${moneyText(price)}${duration}` };
}

type Carriers = FulfillmentFragment["carriers"];
type Shipments = NonNullable<FulfillmentFragment["order"]["shipments"]>;

/** Carrier and tracking number of the latest bought label that no package was shipped with; null without one. */
export function shippedBy(labels: Label[], carriers: Carriers, shipments: Shipments) {
  const shipped = new Set(
    shipments.flatMap((shipment) => shipment?.tracking?.map((each) => each?.number) ?? []),
  );
  const label = labels.findLast(
    ({ state, tracking_number }) => state === "BOUGHT" && tracking_number && !shipped.has(tracking_number),
  );
  if (!label?.tracking_number) return null;
  const name = label.carrier?.toLowerCase() ?? "";
  const carrier = carriers.find(({ code }) => name.startsWith(code)) ?? carriers.at(-1);
  return { carrier: carrier?.code ?? "", tracking_number: label.tracking_number };
}
