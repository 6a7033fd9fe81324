import type { BrandView } from "./brand";

/** Id of the element in which a page tells the browser its brand. */
export const BRAND_ELEMENT = "brand";

let brand: BrandView | undefined;

/**
 * The brand of this shop, for components and metadata. A process shows one brand, so it is no matter of requests:
 * the server is told at start, the browser by the page.
 */
export function thisBrand(): BrandView {
  brand ??= JSON.parse(document.getElementById(BRAND_ELEMENT)?.textContent ?? "") as BrandView;
  return brand;
}

/** Tells the server which brand it shows, before it draws a page. */
export function showBrand(shown: BrandView): void {
  brand = shown;
}
