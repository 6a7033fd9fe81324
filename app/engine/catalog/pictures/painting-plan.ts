import type { PictureView } from "~/design/drawing/static-picture";
import { sampleVariants, sampleViews } from "../sample-picture";

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
const SAMPLE_WIDTHS = [200];
/** Those of cards and galleries, and the widest for the home page on a large screen. */
export const PHOTOGRAPH_WIDTHS = [200, 400, 800, 1200];

/**
 * The pictures that the pages of the catalog show before a shopper chooses anything, the most visible first: those of
 * cards, the first one of each product page, the colors and frames below it, the product's other sides.
 */
export function paintingPlan(skus: readonly string[]): PlannedPicture[] {
  const cards = skus.map((sku) => ({ sku, wanted: {}, widths: CARD_WIDTHS }));
  const galleries = skus.flatMap((sku) =>
    sampleViews(sku).map((view) => ({ sku, wanted: wantedView(view), widths: GALLERY_WIDTHS })),
  );
  const [first, others] = [galleries.filter(isFirst), galleries.filter((picture) => !isFirst(picture))];
  const samples = skus.flatMap((sku) =>
    sampleVariants(sku).map((wanted) => ({ sku, wanted, widths: SAMPLE_WIDTHS })),
  );
  return [...cards, ...first, ...samples, ...others];
}

function isFirst({ wanted }: PlannedPicture): boolean {
  return wanted.view === undefined;
}

function wantedView(view: PictureView): Record<string, string> {
  return view === "scene" ? {} : { view };
}
