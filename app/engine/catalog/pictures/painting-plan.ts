import { firstChoices, type SampledProduct, sampleVariants, sampleViews } from "../sample-picture";

/** A picture to be painted in advance. */
export interface PlannedPicture {
  sku: string;
  /** Option code → value code, and the view. */
  wanted: Readonly<Record<string, string>>;
  /** In pixels. */
  widths: readonly number[];
}

/** In pixels: cards, and the smaller pictures of tiles, suggestions and orders. */
const CARD_WIDTHS = [400, 200];
const GALLERY_WIDTHS = [800];
/** 800 for the gallery; 200 for the samples of a product whose color or frame the picture does not show. */
const FIRST_WIDTHS = [800, 200];
const SAMPLE_WIDTHS = [200];
/** Those of cards and galleries, and the widest for the home page on a large screen. */
export const PHOTOGRAPH_WIDTHS = [200, 400, 800, 1200];

/**
 * The pictures that the pages of the catalog show before a shopper chooses anything, the most visible first: those of
 * cards, the first one of each product page, the colors and frames below it, the product's other sides. A page shows the
 * first value of each option, a card what the sample design has.
 */
export function paintingPlan(products: readonly SampledProduct[]): PlannedPicture[] {
  const cards = products.map(({ sku }) => ({ sku, wanted: {}, widths: CARD_WIDTHS }));
  const first = products.map((product) => ({
    sku: product.sku,
    wanted: firstChoices(product),
    widths: FIRST_WIDTHS,
  }));
  const samples = products.flatMap((product) =>
    sampleVariants(product).map((variant) => ({
      sku: product.sku,
      wanted: { ...firstChoices(product), ...variant },
      widths: SAMPLE_WIDTHS,
    })),
  );
  const sides = products.flatMap((product) =>
    sampleViews(product.sku)
      .filter((view) => view !== "scene")
      .map((view) => ({
        sku: product.sku,
        wanted: { ...firstChoices(product), view },
        widths: GALLERY_WIDTHS,
      })),
  );
  return [...cards, ...first, ...samples, ...sides];
}
