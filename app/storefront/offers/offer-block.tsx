import { SUBSCRIBE_FIELD } from "../newsletter/subscribe-response";
import { Countdown } from "./countdown";
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
