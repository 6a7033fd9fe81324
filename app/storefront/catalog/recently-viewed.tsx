import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ProductCardView } from "./product-card";
import { ProductGrid } from "./product-grid";

const RECENTLY_VIEWED_PATH = "/recently-viewed";

/** With fewer products the section is not shown. */
const FEWEST = 2;
const MAX_PRODUCTS = 4;

/** Distance below the viewport at which loading starts. */
const NEAR = "600px";

/**
 * Loads the viewed products when the visitor scrolls near them, so that the page itself can be cached for everyone and
 * is not delayed by them.
 */
export function RecentlyViewed({ except, className = "" }: { except?: string; className?: string }) {
  const { load, data } = useFetcher<{ cards: ProductCardView[] }>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        observer.disconnect();
        load(RECENTLY_VIEWED_PATH);
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

  const cards = (data?.cards ?? []).filter(({ sku }) => sku !== except).slice(0, MAX_PRODUCTS);
  if (cards.length < FEWEST) return <div ref={place} />;
  return (
    <section aria-labelledby="recently-viewed" className={className}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recently-viewed" className="font-heading text-2xl font-semibold">
          Recently viewed
        </h2>
        <a
          href={RECENTLY_VIEWED_PATH}
          className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
        >
          See all
        </a>
      </div>
      <ProductGrid cards={cards} />
    </section>
  );
}
