import type { ProviderEvent } from "./provider-events";

/** What a payment service should pay out for a day, in cents. */
export interface SettlementDay {
  day: string;
  provider: ProviderEvent["provider"];
  capturedCents: number;
  /** Of all of the day's charges, refunds and disputes that are known. */
  feeCents: number;
  refundedCents: number;
  /** Withdrawn for disputes on the day. */
  disputedCents: number;
  /** Returned for disputes won on the day. */
  wonCents: number;
  payoutCents: number;
  /** Charges, refunds and disputes whose fee the service has not reported yet. */
  unknownFees: number;
}

/** Adds up the events by day and payment service, in that order. Pure. */
export function settlementDays(events: ProviderEvent[]): SettlementDay[] {
  const days = new Map<string, SettlementDay>();
  for (const event of events) {
    const key = `${event.day} ${event.provider}`;
    days.set(key, withEvent(days.get(key) ?? emptyDay(event), event));
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
}

function emptyDay({ day, provider }: ProviderEvent): SettlementDay {
  const none = { capturedCents: 0, feeCents: 0, refundedCents: 0, disputedCents: 0, wonCents: 0 };
  return { day, provider, ...none, payoutCents: 0, unknownFees: 0 };
}

function withEvent(day: SettlementDay, { cents, feeCents, kind }: ProviderEvent): SettlementDay {
  const changed = {
    ...day,
    feeCents: day.feeCents + (feeCents ?? 0),
    unknownFees: day.unknownFees + Number(feeCents === null),
  };
  if (kind === "capture") changed.capturedCents += cents;
  if (kind === "refund") changed.refundedCents += cents;
  if (kind === "dispute") changed.disputedCents += cents;
  if (kind === "dispute-won") changed.wonCents += cents;
  const { capturedCents, refundedCents, disputedCents, wonCents } = changed;
  changed.payoutCents = capturedCents - changed.feeCents - refundedCents - disputedCents + wonCents;
  return changed;
}
