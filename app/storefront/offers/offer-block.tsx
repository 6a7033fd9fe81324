import { useEffect, useState } from "react";
import { SUBSCRIBE_FIELD } from "../newsletter/subscribe-response";
import { startCountdown, timeLeftText } from "./countdown-clock";
import { lastDay } from "./last-day";
import type { Offer } from "./offer";

interface OfferBlockProps {
  offer: Offer;
  /** When the page was rendered; ISO time in UTC. */
  now: string;
  onDetails: () => void;
}

const more = "inline-flex min-h-[24px] items-center underline underline-offset-4 hover:no-underline";

/** One offer of the banner. Without JavaScript its details open below it. */
export function OfferBlock({ offer, now, onDetails }: OfferBlockProps) {
  return (
    <>
      <p>
        {offer.notice && <strong className="mr-2">{offer.notice}</strong>}
        {offer.text}
      </p>
      {offer.showTimer && offer.endsAt && <Countdown endsAt={offer.endsAt} now={now} />}
      {offer.details && (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onDetails}
            className={`scripted-only ${more}`}
          >
            view more details
          </button>
          <details className="scriptless-only open:w-full">
            <summary className={more}>view more details</summary>
            <p className="mx-auto max-w-measure py-2 font-normal">
              {offer.details}
              {offer.takesEmail && (
                <>
                  {" "}
                  <a href={`#${SUBSCRIBE_FIELD}`} className={more}>
                    Enter your email
                  </a>
                </>
              )}
            </p>
          </details>
        </>
      )}
    </>
  );
}

interface CountdownProps {
  /** ISO time in UTC. */
  endsAt: string;
  /** When the page was rendered; ISO time in UTC. */
  now: string;
}

/** Counts down the remaining time of an offer, every second. Without JavaScript it shows the last day instead. */
function Countdown({ endsAt, now }: CountdownProps) {
  const end = Date.parse(endsAt);
  const [left, setLeft] = useState(end - Date.parse(now));
  useEffect(() => startCountdown(end, setLeft), [end]);
  return (
    <span className="whitespace-nowrap">
      <span role="timer" className="scripted-only font-semibold tabular-nums">
        Ends in {timeLeftText(left)}
      </span>
      <time dateTime={endsAt} className="scriptless-only font-semibold">
        Until {lastDay(endsAt)}
      </time>
    </span>
  );
}
