import type { ReactNode } from "react";
import type { HomeHeroTexts } from "~/brand/home-schema";
import { thisBrand } from "~/brand/this-brand";
import { buttonClasses } from "../ui/button";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { sizedAvif, sizedPicture } from "../ui/sized-picture";
import type { HomeView } from "./home-view.server";

/** React 18 supports the attribute only in this spelling. */
const FETCHED_FIRST = { fetchpriority: "high" };

interface HomeHeroProps {
  hero: HomeHeroTexts | undefined;
  photo: HomeView["heroPhoto"];
  /** The leading offer, or nothing. */
  children: ReactNode;
}

/** A headline, a button, a picture and an offer; a brand without them shows its name and what it sells. */
export function HomeHero({ hero, photo, children }: HomeHeroProps) {
  const brand = thisBrand();
  const { everything } = brand.navigation;
  const button = hero?.button ?? (everything.path === "/" ? null : everything);
  return (
    <section className="bg-sand">
      <Container
        className={`grid items-center gap-6 py-8 lg:gap-12 lg:py-14 ${hero?.picture ? "md:grid-cols-[1fr_1.15fr]" : ""}`}
      >
        <div>
          <h1 className="font-heading text-3xl font-semibold tracking-tight lg:text-4xl xl:text-[3.5rem] xl:leading-[1.05]">
            {hero?.heading ?? brand.name}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lg text-soft-ink">{hero?.lead ?? brand.description}</p>
          {button && (
            <PlainLinks>
              <a
                href={button.path}
                className={buttonClasses("primary", "mt-6 w-full px-8 text-lg sm:w-auto")}
              >
                {button.title}
              </a>
            </PlainLinks>
          )}
        </div>
        {photo ? (
          <HeroPhoto photo={photo} />
        ) : (
          hero?.picture && (
            <img
              src={hero.picture.path}
              alt={hero.picture.label}
              width="1200"
              height="900"
              className="w-full rounded-card"
              {...FETCHED_FIRST}
            />
          )
        )}
      </Container>
      {children}
    </section>
  );
}

/** In pixels, as the engine offers them. */
const WIDTHS = [400, 800, 1200];
const SIZES = "(min-width: 1280px) 640px, (min-width: 768px) 52vw, 92vw";

/** The photograph in the size and format that suit the screen. */
function HeroPhoto({ photo: { address, alt } }: { photo: NonNullable<HomeView["heroPhoto"]> }) {
  const setOf = (sized: (address: string, width: number) => string | null) =>
    WIDTHS.map((width) => `${sized(address, width)} ${width}w`).join(", ");
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={setOf(sizedAvif)} sizes={SIZES} />
      <img
        src={sizedPicture(address, 1200)}
        srcSet={setOf(sizedPicture)}
        sizes={SIZES}
        alt={alt}
        width="1200"
        height="900"
        className="aspect-[4/3] w-full rounded-card object-cover"
        {...FETCHED_FIRST}
      />
    </picture>
  );
}
