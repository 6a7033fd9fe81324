import type { ProductCardView } from "../catalog/product-card";
import { buttonClasses } from "../ui/button";
import { Picture } from "../ui/picture";
import { PlainLinks } from "../ui/plain-links";
import { Slider } from "../ui/slider";

/** A few products in a carousel that advances automatically (specification §9 "Carousel defaults"). */
export function HomeCarousel({ cards, label }: { cards: ProductCardView[]; label: string }) {
  return (
    <PlainLinks>
      <Slider label={label} autoplay>
        {cards.map((card) => (
          <div
            key={card.path}
            className="grid h-full items-center gap-5 rounded-card bg-blush p-5 md:grid-cols-[350px_minmax(0,420px)] md:justify-center md:gap-10 md:p-8 lg:gap-16"
          >
            <Picture src={card.picture} alt="" width={350} className="w-full rounded-card" />
            <div>
              <h3 className="font-heading text-xl font-semibold md:text-3xl">{card.name}</h3>
              <p className="mt-2">
                Starts at <span className="font-heading text-xl font-semibold">{card.price}</span>
              </p>
              <a href={card.path} className={buttonClasses("quiet", "mt-5")}>
                See details<span className="sr-only">: {card.name}</span>
              </a>
            </div>
          </div>
        ))}
      </Slider>
    </PlainLinks>
  );
}
