import type { ComponentProps, ReactNode } from "react";
import { buttonClasses } from "../ui/button";
import { dynamicStyle } from "../ui/dynamic-style";
import { Picture } from "../ui/picture";
import { type GridSize, ProductGridCardSkeleton } from "./product-grid-card-skeleton";

/** Specification §3 names 2, 4 and 5 besides the default; a page with one card may need 1. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

export interface ProductGridCardProps {
  loading?: boolean;
  gridSize?: GridSize;
  gridTitleProps: {
    title: string;
    href: string;
    /** Heading level; 3 by default. */
    headtag?: HeadingLevel;
    className?: string;
  };
  /** The contract's spelling. */
  discountLable?: string;
  discountClass?: string;
  /** A separate line about the discount. */
  discountContent?: ReactNode;
  buttonProps: {
    href: string;
    title?: string;
    /** Replaces the title. */
    content?: ReactNode;
    className?: string;
  };
  imageProps: Omit<ComponentProps<typeof Picture>, "alt" | "className">;
  /** Shows the whole picture, because a pillow's corners reach its edges. */
  pillow?: boolean;
  /** Text before the price; empty if there is only one price. */
  pricePrefix?: string;
  price: string;
  regularPrice?: string;
  /** Colors in which it is sold (hex). */
  swatches?: string[];
}

const MAX_SWATCHES = 6;

/** Two wide cards in a row have their picture beside the text where there is room. */
const arrangements: Record<GridSize, string> = {
  cc_col_4: "",
  cc_col_2: "md:grid md:grid-cols-[2fr_3fr] md:items-stretch",
};

/** Specification §3 "Product grid card". Its links are plain anchors: use it within PlainLinks. */
export function ProductGridCard({
  loading = false,
  gridSize = "cc_col_4",
  gridTitleProps,
  discountLable,
  discountClass = "bg-marigold text-on-marigold",
  discountContent,
  buttonProps,
  imageProps,
  pillow = false,
  pricePrefix = "Starts at",
  price,
  regularPrice,
  swatches = [],
}: ProductGridCardProps) {
  if (loading) return <ProductGridCardSkeleton gridSize={gridSize} />;
  const { title, href, headtag = 3, className: titleClass = "" } = gridTitleProps;
  const Heading = `h${headtag}` as const;
  return (
    <article
      className={`group relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 ease-out hover:shadow-float ${arrangements[gridSize]}`}
    >
      <Picture
        {...imageProps}
        alt=""
        className={`aspect-square w-full bg-sand ${pillow ? "!object-contain" : ""}`}
      />
      {discountLable && (
        <p className={`absolute left-3 top-3 rounded-full px-3 py-1 text-sm font-semibold ${discountClass}`}>
          {discountLable}
        </p>
      )}
      <div className="flex grow flex-col p-3 sm:p-4 md:max-lg:p-3">
        <Heading className={`font-semibold leading-snug sm:text-lg ${titleClass}`}>
          <a href={href} className="before:absolute before:inset-0 group-hover:text-accent-strong">
            {title}
          </a>
        </Heading>
        <Swatches colors={swatches} />
        <p className="mt-auto pt-2">
          {pricePrefix && <span className="text-sm text-soft-ink">{pricePrefix} </span>}
          <span className="font-heading text-lg font-semibold sm:text-xl">{price}</span>
          {regularPrice && (
            <s className="ml-2 text-sm text-soft-ink">
              <span className="sr-only">regular price </span>
              {regularPrice}
            </s>
          )}
        </p>
        {discountContent && <div className="mt-1 text-sm text-soft-ink">{discountContent}</div>}
        <a
          href={buttonProps.href}
          className={buttonClasses("quiet", `relative mt-3 w-full !px-3 ${buttonProps.className ?? ""}`)}
        >
          {buttonProps.content ?? buttonProps.title ?? "Start Order"}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
    </article>
  );
}

function Swatches({ colors }: { colors: string[] }) {
  if (colors.length < 2) return null;
  return (
    <p className="mt-2 flex items-center gap-1.5">
      {colors.slice(0, MAX_SWATCHES).map((color) => (
        <span
          key={color}
          className="h-4 w-4 rounded-full border border-ink/20"
          {...dynamicStyle({ "background-color": color })}
        />
      ))}
      <span className="sr-only">{colors.length} colors</span>
    </p>
  );
}
