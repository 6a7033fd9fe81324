import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { useHeldTimer } from "../ui/held-timer";
import { ChevronIcon, PauseIcon, PlayIcon } from "../ui/icons";
import { LabeledRegion } from "../ui/labeled-region";
import { startCountdown } from "./countdown-clock";
import { OFFER_STAY, type Offer } from "./offer";
import { OfferBlock } from "./offer-block";

/** Fetched when an offer's details are opened. */
const OfferDetails = lazy(() => import("./offer-details"));

interface OfferBannerProps {
  offers: Offer[];
  /** When the page was rendered; ISO time in UTC. */
  now: string;
  honeypot: HoneypotInputProps | null;
}

/**
 * The current offers, one at a time in the same place, so that the layout does not shift (specification §4 "Offer
 * banner"). Without JavaScript they are listed with their details.
 */
export function OfferBanner({ offers: offered, now, honeypot }: OfferBannerProps) {
  const offers = useLastingOffers(offered);
  const [turn, setTurn] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [opened, setOpened] = useState<Offer | null>(null);
  const canTurn = offers.length > 1;
  const next = () => setTurn(turn + 1);
  const turns = canTurn && !isStopped && opened === null;
  const { holding } = useHeldTimer(turns ? OFFER_STAY : null, () => !wantsStillness() && next());
  if (offers.length === 0) return null;
  return (
    <LabeledRegion
      aria-label="Offers"
      className="shop-offers bg-banner text-sm font-medium text-on-banner"
      {...holding}
    >
      <div className="mx-auto flex max-w-page items-center md:px-5">
        {canTurn && (
          <BannerButton
            title={isStopped ? "Resume offers" : "Pause offers"}
            onClick={() => setStopped(!isStopped)}
            className="motion-reduce:invisible"
          >
            {isStopped ? <PlayIcon className="h-5 w-5" /> : <PauseIcon className="h-5 w-5" />}
          </BannerButton>
        )}
        <ul className="offer-blocks">
          {offers.map((offer, index) => (
            <li key={offer.text} data-shown={index === turn % offers.length}>
              <OfferBlock offer={offer} now={now} onDetails={() => setOpened(offer)} />
            </li>
          ))}
        </ul>
        {canTurn && (
          <BannerButton title="Next offer" onClick={next}>
            <ChevronIcon className="h-5 w-5 -rotate-90" />
          </BannerButton>
        )}
      </div>
      {opened && (
        <Suspense>
          <OfferDetails offer={opened} honeypot={honeypot} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </LabeledRegion>
  );
}

function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface BannerButtonProps {
  title: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

function BannerButton({ title, onClick, className = "", children }: BannerButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`scripted-only flex h-11 w-11 shrink-0 items-center justify-center rounded-full hover:bg-on-banner/15 ${className}`}
    >
      {children}
      <span className="sr-only">{title}</span>
    </button>
  );
}

/** Returns the offers without those that have ended while the page is open. */
function useLastingOffers(offers: Offer[]): Offer[] {
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
