import type { ReactNode } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { HomeTexts } from "~/brand/home-schema";
import { PostCards } from "../blog/post-cards";
import { CategoryTiles } from "../catalog/category-tile";
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
import { HomeCustomerPhotos, HowItWorks, PetsByKind, Reassurance } from "./home-sections";
import type { HomeView } from "./home-view.server";
import { OfferStrip } from "./offer-strip";

interface HomePageProps {
  view: HomeView;
  offer: Offer | null;
  honeypot: HoneypotInputProps | null;
}

/** The home page: headline, favorites, how it works, and reassurance, as far as the brand has them. */
export function HomePage({ view, offer, honeypot }: HomePageProps) {
  const { texts, reviews } = view;
  return (
    <>
      <HomeHero hero={texts.hero} picture={view.heroPicture}>
        {offer && <OfferStrip offer={offer} honeypot={honeypot} />}
      </HomeHero>
      <Reassurance promises={texts.promises} />
      <ProductSection texts={texts.favorites} isEmpty={view.favorites.length === 0}>
        <ProductGrid cards={view.favorites} />
      </ProductSection>
      <HowItWorks steps={texts.steps} />
      {texts.departments && view.departments.length > 0 && (
        <HomeSection title={texts.departments.title}>
          <HomeDepartments tiles={view.departments} />
        </HomeSection>
      )}
      {texts.gifts && view.gifts.length > 0 && (
        <HomeSection title={texts.gifts.title} more={texts.gifts.more}>
          <CategoryTiles tiles={view.gifts} label={texts.gifts.title} />
        </HomeSection>
      )}
      <ProductSection texts={texts.carousel} isEmpty={view.carousel.length === 0}>
        <HomeCarousel cards={view.carousel} label={texts.carousel?.title ?? ""} />
      </ProductSection>
      {texts.pets && <PetsByKind pets={texts.pets} />}
      {reviews && (
        <Container>
          <HomeReviews view={reviews} />
        </Container>
      )}
      <Container>
        <HomeCustomerPhotos photos={view.customerPhotos} />
      </Container>
      <Container>
        <RecentlyViewed className="pt-10 lg:pt-16" />
      </Container>
      {texts.posts && view.posts.length > 0 ? (
        <HomeSection title={texts.posts.title} more={{ title: texts.posts.more, path: "/blog" }}>
          <PostCards posts={view.posts} />
        </HomeSection>
      ) : (
        <div className="pb-10 lg:pb-16" />
      )}
    </>
  );
}

interface ProductSectionProps {
  texts: HomeTexts["favorites"];
  isEmpty: boolean;
  children: ReactNode;
}

function ProductSection({ texts, isEmpty, children }: ProductSectionProps) {
  if (!texts || isEmpty) return null;
  const { title, category, more } = texts;
  return (
    <HomeSection title={title} more={more ? { title: more, path: `/${category}` } : undefined}>
      {children}
    </HomeSection>
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
