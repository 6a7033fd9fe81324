import { useRouteLoaderData } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { rejectedNewsletter } from "../newsletter/rejected-newsletter";
import { SubscribeForm } from "../newsletter/subscribe-form";
import type { Offer } from "../offers/offer";
import type { ShopMessage } from "../shell/flash.server";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";

/** Id of the email field. */
const FIELD = "home-offer-email";

interface OfferStripProps {
  offer: Offer;
  honeypot: HoneypotInputProps | null;
}

/** The leading offer below the headline, with the email field that it asks for or a link to all offers. */
export function OfferStrip({ offer, honeypot }: OfferStripProps) {
  const message = useRouteLoaderData<{ message: ShopMessage | null }>("root")?.message;
  return (
    <Container className="pb-8 lg:pb-14">
      <section
        aria-labelledby="home-offer"
        className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-banner p-6 text-on-banner lg:flex-nowrap lg:px-10 lg:py-6"
      >
        <div className="max-w-measure">
          <h2 id="home-offer" className="font-heading text-xl font-semibold lg:text-2xl">
            {offer.text}
          </h2>
          <p className="mt-2">{offer.details}</p>
        </div>
        {offer.takesEmail ? (
          <div className="w-full rounded-card bg-card p-5 text-ink lg:w-[440px] lg:shrink-0">
            <SubscribeForm
              id={FIELD}
              honeypot={honeypot}
              rejected={rejectedNewsletter(message, FIELD)}
              isWithinOffer
            />
          </div>
        ) : (
          <PlainLinks>
            <a
              href="/coupons-codes-and-deals"
              className="inline-flex min-h-[48px] items-center rounded-full bg-on-banner px-8 font-semibold text-banner hover:bg-on-banner/90"
            >
              See all deals
            </a>
          </PlainLinks>
        )}
      </section>
    </Container>
  );
}
