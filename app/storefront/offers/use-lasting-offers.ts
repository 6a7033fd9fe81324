import { useEffect, useState } from "react";
import { startCountdown } from "./countdown-clock";
import type { Offer } from "./offer";

/** Returns the offers without those that have ended while the page is open. */
export function useLastingOffers(offers: Offer[]): Offer[] {
  const [ended, setEnded] = useState<ReadonlySet<Offer>>(new Set());
  useEffect(() => {
    const stops = offers.map((offer) => {
      if (!offer.endsAt) return () => undefined;
      const end = Date.parse(offer.endsAt);
      return startCountdown(end, (left) => left === 0 && setEnded((known) => new Set(known).add(offer)));
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [offers]);
  return offers.filter((offer) => !ended.has(offer));
}
