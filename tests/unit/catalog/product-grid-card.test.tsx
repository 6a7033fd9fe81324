import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListingCards } from "~/storefront/catalog/listing";
import { ProductCard, type ProductCardView } from "~/storefront/catalog/product-card";
import { ProductGridCard, type ProductGridCardProps } from "~/storefront/catalog/product-grid-card";
import { drawnPage } from "../brand/drawn-page";

const mug: ProductGridCardProps = {
  gridTitleProps: { title: "Custom Pet Photo Mug", href: "/custom-pet-photo-mug" },
  buttonProps: { href: "/photomug-tool?sku=photo-mug" },
  imageProps: { src: "/media/catalog/product/photo-mug.svg" },
  price: "$14.99",
};

function drawn(props: Partial<ProductGridCardProps> = {}): string {
  return renderToStaticMarkup(<ProductGridCard {...mug} {...props} />);
}

// @specification §1 L8
// @specification §3 L137, L139, L142
// @specification §9 L296
test("a card says 'Starts at' and 'Start Order' by default, and links to page and tool", () => {
  const markup = drawn();
  expect(markup).toMatch(/<h3.*href="\/custom-pet-photo-mug"/);
  expect(markup).toMatch(/Starts at.*\$14\.99/);
  expect(markup).toMatch(/href="\/photomug-tool\?sku=photo-mug"[^>]*>Start Order/);
});

// @specification §3 L137
test.each([1, 2, 3, 4, 5] as const)("a card takes a heading of level %d", (headtag) => {
  const gridTitleProps = { ...mug.gridTitleProps, headtag, className: "text-balance" };
  expect(drawn({ gridTitleProps })).toMatch(new RegExp(`<h${headtag} class="[^"]*text-balance`));
});

// @specification §3 L139, L142
test("a card takes another prefix, or none, and another button", () => {
  const markup = drawn({
    pricePrefix: "",
    buttonProps: { href: "/x", title: "Design it", className: "text-lg" },
  });
  expect(markup).toMatch(/class="[^"]*text-lg[^"]*">Design it/);
  expect(markup).not.toMatch(/Starts at|Start Order/);
  expect(drawn({ buttonProps: { href: "/x", title: "T", content: <b>Go</b> } })).toContain("<b>Go</b>");
});

// @specification §3 L138
test("only a reduced product shows a label, a line about it, and its regular price", () => {
  const markup = drawn({
    discountLable: "25% off",
    discountClass: "bg-pine text-white",
    discountContent: "Until Sunday",
    regularPrice: "$19.99",
  });
  expect(markup).toMatch(/bg-pine text-white">25% off.*\$19\.99.*Until Sunday/);
  expect(drawn()).not.toMatch(/<s[ >]|% off/);
});

// @specification §3 L135-136
// @specification §4 L177
// @specification §9 L310
test.each([
  ["cc_col_2", 235],
  ["cc_col_4", 390],
] as const)("while it loads, %s reserves a space of 290 by %d", (gridSize, height) => {
  const markup = drawn({ loading: true, gridSize });
  expect(markup).toContain(`width="290" height="${height}"`);
  expect(markup).toContain('aria-label="Loading"');
  expect(markup).not.toContain("$14.99");
});

const pillow: ProductCardView = {
  sku: "pet-pillow",
  name: "Custom Pet Pillow",
  path: "/custom-pet-pillow",
  orderPath: "/pillow-tool?sku=pet-pillow",
  picture: "/media/catalog/product/pet-pillow.svg",
  price: "$12.49",
  regularPrice: "$24.99",
  discountLable: "50% off",
  discountClass: "bg-accent text-on-accent",
  discountContent: "You save $12.50",
  pillow: true,
  swatches: [],
};

// @specification §3 L138, L141
test("the card of a product in a list has its discount, and shows a pillow whole", () => {
  const markup = renderToStaticMarkup(<ProductCard card={pillow} headtag={5} />);
  expect(markup).toMatch(/bg-accent text-on-accent">50% off.*<h5.*You save \$12\.50/);
  expect(markup).toContain("!object-contain");
});

// @specification §3 L136
test("a list of one or two products has wide cards, with the picture beside the text", () => {
  const list = (total: number) =>
    drawnPage(<ListingCards cards={[pillow]} total={total} isLoading={false} />);
  expect(list(2)).toMatch(/<ul[^>]*lg:grid-cols-2.*<article class="[^"]*md:grid-cols-/s);
  expect(list(3)).toMatch(/<ul[^>]*md:grid-cols-3/);
  expect(list(3)).not.toMatch(/<article class="[^"]*md:grid-cols-/);
});

// @specification §3 L135
// @specification §4 L177
// @specification §9 L310
test("while another page of a list is loading, its cards are placeholders", () => {
  const list = drawnPage(<ListingCards cards={[pillow]} total={9} isLoading />);
  expect(list).toMatch(/aria-busy="true".*width="290" height="390"/s);
  expect(list).not.toContain("Custom Pet Pillow");
  const small = drawnPage(<ListingCards cards={[pillow]} total={2} isLoading />);
  expect(small).toContain('width="290" height="235"');
});

// @specification §3 L141
test("a pillow is shown whole", () => {
  expect(drawn({ pillow: true })).toContain("!object-contain");
  expect(drawn()).not.toContain("!object-contain");
});

// @specification §3 L140
test("only pictures above the fold are loaded at once", () => {
  expect(drawn({ imageProps: { src: "/a.svg", priority: true } })).toContain('loading="eager"');
  expect(drawn()).toContain('loading="lazy"');
});

test("an accessory links to its page and shows its only price", () => {
  const kit: ProductCardView = {
    sku: "hanging-kit",
    name: "Canvas Hanging Kit",
    path: "/canvas-hanging-kit",
    orderPath: "/canvas-hanging-kit",
    orderTitle: "See details",
    picture: "/media/catalog/product/hanging-kit.svg",
    price: "$6.99",
    pricePrefix: "",
    swatches: [],
  };
  const markup = renderToStaticMarkup(<ProductCard card={kit} headtag={2} />);
  expect(markup).toMatch(/<h2.*Canvas Hanging Kit.*<\/h2>.*See details/);
  expect(markup).not.toContain("Starts at");
});
