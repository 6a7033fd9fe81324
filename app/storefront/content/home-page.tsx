import type { ReactNode } from "react";
import { PostCards } from "../blog/post-cards";
import { ProductGrid } from "../catalog/product-grid";
import { RecentlyViewed } from "../catalog/recently-viewed";
import type { Offer } from "../offers/offer";
import { HomeReviews } from "../reviews/home-reviews";
import { buttonClasses } from "../ui/button";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { HomeCarousel } from "./home-carousel";
import { HomeDepartments } from "./home-departments";
import { HomeHero } from "./home-hero";
import type { HomeView } from "./home-view.server";
import { HowItWorks } from "./how-it-works";
import { PetsByKind } from "./pets-by-kind";
import { Reassurance } from "./reassurance";

/** The shop's front: one promise, favorites, how it works, and why it is safe to order. */
export function HomePage({ view, offer }: { view: HomeView; offer: Offer | null }) {
  return (
    <>
      <HomeHero />
      <Reassurance />
      <HomeSection title="A few of our favorites" more={{ title: "See all gifts", path: "/pet-gifts" }}>
        <ProductGrid cards={view.bestsellers} />
      </HomeSection>
      <HowItWorks />
      {view.departments.length > 0 && (
        <HomeSection title="For walls, sofas, mornings and collars">
          <HomeDepartments tiles={view.departments} />
        </HomeSection>
      )}
      {view.wallArt.length > 0 && (
        <HomeSection title="A place on the wall" more={{ title: "All wall art", path: "/wall-art" }}>
          <HomeCarousel cards={view.wallArt} label="Wall art" />
        </HomeSection>
      )}
      <PetsByKind />
      {view.reviews && (
        <Container>
          <HomeReviews view={view.reviews} />
        </Container>
      )}
      {offer && <OfferStrip offer={offer} />}
      <Container>
        <RecentlyViewed className="pt-10 lg:pt-16" />
      </Container>
      {view.posts.length > 0 && (
        <HomeSection title="Better photos, better gifts" more={{ title: "All posts", path: "/blog" }}>
          <PostCards posts={view.posts} />
        </HomeSection>
      )}
    </>
  );
}

interface HomeSectionProps {
  title: string;
  more?: { title: string; path: string };
  children: ReactNode;
}

function HomeSection({ title, more, children }: HomeSectionProps) {
  return (
    <Container className="laid-out-late py-10 lg:py-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:mb-8">
        <h2 className="font-heading text-2xl font-semibold md:text-3xl">{title}</h2>
        {more && (
          <PlainLinks>
            <a href={more.path} className={buttonClasses("plain")}>
              {more.title}
            </a>
          </PlainLinks>
        )}
      </div>
      {children}
    </Container>
  );
}

function OfferStrip({ offer }: { offer: Offer }) {
  return (
    <Container className="pt-10 lg:pt-16">
      <section
        aria-labelledby="home-offer"
        className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-pine p-6 text-on-pine lg:p-10"
      >
        <div className="max-w-measure">
          <h2 id="home-offer" className="font-heading text-xl font-semibold lg:text-2xl">
            {offer.text}
          </h2>
          <p className="mt-2">{offer.details}</p>
        </div>
        <PlainLinks>
          <a
            href="/coupons-codes-and-deals"
            className="inline-flex min-h-[48px] items-center rounded-full bg-on-pine px-8 font-semibold text-pine hover:bg-mint"
          >
            See all deals
          </a>
        </PlainLinks>
      </section>
    </Container>
  );
}
