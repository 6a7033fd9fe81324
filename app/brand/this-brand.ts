import type { BrandView } from "./brand";

/** Id of the element that contains the page's brand, for the browser. */
export const BRAND_ELEMENT = "brand";

let brand: BrandView | undefined;

/**
 * The brand of this store, for components and metadata. A process shows one brand, so it does not depend on the
 * request: the server sets it at start, the browser reads it from the page.
 */
export function thisBrand(): BrandView {
  brand ??= JSON.parse(document.getElementById(BRAND_ELEMENT)?.textContent ?? "") as BrandView;
  return brand;
}

/** Sets the server's brand; called before any page is rendered. */
export function showBrand(shown: BrandView): void {
  brand = shown;
}
