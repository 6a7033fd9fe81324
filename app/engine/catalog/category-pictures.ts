import type { CategoryTree } from "../graphql/resolvers.generated";
import type { CatalogProduct } from "./catalog-product";

/**
 * Gives each category the picture of its first product that represents no other category yet. Small categories choose
 * before large ones, which have more to choose from.
 */
export function showPictures(categories: CategoryTree[], products: CatalogProduct[]): void {
  const taken = new Set<CatalogProduct>();
  const smallestFirst = categories.toSorted(
    (one, other) => (one.product_count ?? 0) - (other.product_count ?? 0),
  );
  for (const category of smallestFirst) {
    const own = products.filter(({ categoryUids }) => categoryUids.includes(category.uid));
    const shown = own.find((product) => !taken.has(product)) ?? own.at(0);
    if (!shown) continue;
    taken.add(shown);
    Object.defineProperty(category, "image", { get: () => shown.view.small_image?.url ?? null });
  }
}
