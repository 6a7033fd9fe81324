import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ProductCardView, ProductGridCard } from "~/storefront/catalog/product-grid-card";

const mug: ProductCardView = {
  name: "Custom Pet Photo Mug",
  path: "/custom-pet-photo-mug",
  orderPath: "/photomug-tool?sku=photo-mug",
  picture: "/media/catalog/product/photo-mug.svg",
  price: "$14.99",
  swatches: [],
};

test("a card says 'Starts at' and 'Start Order' unless told otherwise, and leads to page and tool", () => {
  const markup = renderToStaticMarkup(<ProductGridCard card={mug} />);
  expect(markup).toMatch(/<h3.*href="\/custom-pet-photo-mug"/);
  expect(markup).toMatch(/Starts at.*\$14\.99/);
  expect(markup).toMatch(/href="\/photomug-tool\?sku=photo-mug"[^>]*>Start Order/);
});

test("a card takes another heading, prefix and button title", () => {
  const markup = renderToStaticMarkup(
    <ProductGridCard card={mug} headtag="h2" pricePrefix="From" buttonTitle="Design it" />,
  );
  expect(markup).toMatch(/<h2.*From.*Design it/);
  expect(markup).not.toContain("Start Order");
});

test("only a reduced product shows a label and what it cost before", () => {
  const reduced = { ...mug, regularPrice: "$19.99", discountLable: "25% off" };
  expect(renderToStaticMarkup(<ProductGridCard card={reduced} />)).toMatch(/25% off.*\$19\.99/);
  expect(renderToStaticMarkup(<ProductGridCard card={mug} />)).not.toMatch(/<s[ >]/);
});

test("only pictures in sight are fetched at once", () => {
  expect(renderToStaticMarkup(<ProductGridCard card={mug} priority />)).not.toContain("lazy");
  expect(renderToStaticMarkup(<ProductGridCard card={mug} />)).toContain('loading="lazy"');
});
