import type { BrandView } from "./brand";
import { thisBrand } from "./this-brand";

/**
 * A cache of what shows this process's brand: emptied when the brand has changed, with its navigation or the shop's facts.
 * @returns the cache for the brand as it is now
 */
export function cacheOfBrand<Cache extends { clear(): void }>(cache: Cache): () => Cache {
  /** A new object after each change. */
  let brand: BrandView | undefined;
  return () => {
    if (brand !== thisBrand()) cache.clear();
    brand = thisBrand();
    return cache;
  };
}
