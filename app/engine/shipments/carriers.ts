export interface Carrier {
  code: string;
  title: string;
  /** The carrier's tracking page; null when there is none. */
  trackingUrl: (trackingNumber: string) => string | null;
}

/** In the order in which the staff chooses from them. */
export const carriers: Carrier[] = [
  {
    code: "usps",
    title: "USPS",
    trackingUrl: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  { code: "ups", title: "UPS", trackingUrl: (number) => `https://www.ups.com/track?tracknum=${number}` },
  {
    code: "fedex",
    title: "FedEx",
    trackingUrl: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  {
    code: "dhl",
    title: "DHL",
    trackingUrl: (number) => `https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=${number}`,
  },
  { code: "other", title: "Other carrier", trackingUrl: () => null },
];

export function findCarrier(code: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.code === code);
}
