import { ProductGrid } from "../catalog/product-grid";
import type { Offer } from "../offers/offer";
import { buttonClasses } from "../ui/button";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { HomeHero } from "./home-hero";
import type { HomeView } from "./home-view.server";
import { HowItWorks } from "./how-it-works";
import { PetsByKind } from "./pets-by-kind";
import { Reassurance } from "./reassurance";

/** The shop's front: one promise, what is loved most, how it works, and why it is safe to order. */
export function HomePage({ view, offer }: { view: HomeView; offer: Offer | null }) {
  return (
    <>
      <HomeHero />
      <Reassurance />
      <Container className="py-10 lg:py-20">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:mb-8">
          <h2 className="font-heading text-2xl font-semibold md:text-3xl">Most loved gifts</h2>
          <PlainLinks>
            <a href="/pet-gifts" className={buttonClasses("plain")}>
              See all gifts
            </a>
          </PlainLinks>
        </div>
        <ProductGrid cards={view.bestsellers} />
      </Container>
      <HowItWorks />
      <PetsByKind />
      {offer && <OfferStrip offer={offer} />}
    </>
  );
}

function OfferStrip({ offer }: { offer: Offer }) {
  return (
    <Container className="pb-10 lg:pb-20">
      <section className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-pine p-6 text-white lg:p-10">
        <div className="max-w-measure">
          <h2 className="font-heading text-xl font-semibold lg:text-2xl">{offer.text}</h2>
          <p className="mt-2">{offer.details}</p>
        </div>
        <PlainLinks>
          <a
            href="/pet-gifts"
            className="inline-flex min-h-[48px] items-center rounded-full bg-white px-8 font-semibold text-pine hover:bg-mint"
          >
            Find your gift
          </a>
        </PlainLinks>
      </section>
    </Container>
  );
}
