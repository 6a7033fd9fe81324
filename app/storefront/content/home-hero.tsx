import type { ReactNode } from "react";
import type { HomeHeroTexts } from "~/brand/home-schema";
import { thisBrand } from "~/brand/this-brand";
import { buttonClasses } from "../ui/button";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import type { HeroPicture } from "./hero-picture.server";
import { HERO_SIZES } from "./home-meta";

interface HomeHeroProps {
  hero: HomeHeroTexts | undefined;
  picture: HeroPicture | null;
  /** The leading offer, or nothing. */
  children: ReactNode;
}

/** A headline, a button, a picture and an offer; a brand without them shows its name and what it sells. */
export function HomeHero({ hero, picture, children }: HomeHeroProps) {
  const brand = thisBrand();
  const { everything } = brand.navigation;
  const button = hero?.button ?? (everything.path === "/" ? null : everything);
  return (
    <section className="bg-sand">
      <Container
        className={`grid items-center gap-6 py-8 lg:gap-12 lg:py-14 ${picture ? "md:grid-cols-[1fr_1.15fr]" : ""}`}
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
        {picture && <Picture {...picture} />}
      </Container>
      {children}
    </section>
  );
}

/** The picture is preloaded (home-meta.ts) and lazy, so that the first frame does not wait until it is decoded. */
function Picture({ src, alt, avif, webp }: HeroPicture) {
  return (
    <picture className="block">
      {avif && <source type="image/avif" srcSet={avif} sizes={HERO_SIZES} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && HERO_SIZES}
        alt={alt}
        width="1200"
        height="900"
        loading="lazy"
        decoding="async"
        className={`w-full rounded-card ${avif ? "aspect-[4/3] object-cover" : ""}`}
      />
    </picture>
  );
}
