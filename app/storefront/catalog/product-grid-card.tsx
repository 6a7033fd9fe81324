import { buttonClasses } from "../ui/button";

/** What a card shows of a product; prices as text. */
export interface ProductCardView {
  name: string;
  path: string;
  /** The tool with this product, or the product's page where no tool is known. */
  orderPath: string;
  picture: string;
  price: string;
  regularPrice?: string;
  /** The contract's spelling: specification §3 "Product grid card". */
  discountLable?: string;
  /** Colours it comes in (hex). */
  swatches: string[];
}

interface ProductGridCardProps {
  card: ProductCardView;
  headtag?: "h2" | "h3" | "h4";
  pricePrefix?: string;
  buttonTitle?: string;
  /** In sight when the page opens: its picture is fetched first. */
  priority?: boolean;
}

const MOST_SWATCHES = 6;

/** Specification §3 "Product grid card". Its links are plain anchors: place it within PlainLinks. */
export function ProductGridCard({
  card,
  headtag: Heading = "h3",
  pricePrefix = "Starts at",
  buttonTitle = "Start Order",
  priority = false,
}: ProductGridCardProps) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 ease-out hover:shadow-float">
      <img
        src={card.picture}
        alt=""
        width="400"
        height="400"
        loading={priority ? undefined : "lazy"}
        decoding="async"
        className="aspect-square w-full bg-sand object-cover"
      />
      {card.discountLable && (
        <p className="absolute left-3 top-3 rounded-full bg-marigold px-3 py-1 text-sm font-semibold">
          {card.discountLable}
        </p>
      )}
      <div className="flex grow flex-col p-3 sm:p-4">
        <Heading className="font-semibold leading-snug sm:text-lg">
          <a href={card.path} className="before:absolute before:inset-0 group-hover:text-accent">
            {card.name}
          </a>
        </Heading>
        <Swatches colours={card.swatches} />
        <p className="mt-auto pt-2">
          <span className="text-sm text-soft-ink">{pricePrefix} </span>
          <span className="font-heading text-lg font-semibold sm:text-xl">{card.price}</span>
          {card.regularPrice && (
            <s className="ml-2 text-sm text-soft-ink">
              <span className="sr-only">before </span>
              {card.regularPrice}
            </s>
          )}
        </p>
        <a href={card.orderPath} className={buttonClasses("quiet", "relative mt-3 w-full")}>
          {buttonTitle}
          <span className="sr-only">: {card.name}</span>
        </a>
      </div>
    </article>
  );
}

function Swatches({ colours }: { colours: string[] }) {
  if (colours.length < 2) return null;
  return (
    <p className="mt-2 flex items-center gap-1.5">
      {colours.slice(0, MOST_SWATCHES).map((colour) => (
        <span
          key={colour}
          className="h-4 w-4 rounded-full border border-ink/20"
          style={{ backgroundColor: colour }}
        />
      ))}
      <span className="sr-only">{colours.length} colors</span>
    </p>
  );
}
