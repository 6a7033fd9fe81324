import { CategoryProductsDocument, type RoutePageQuery } from "~/provider/contract/documents.generated";
import { currentSettings } from "~/settings.server";
import type { CatalogueRequest } from "./catalogue-request.server";
import type { CategoryView } from "./category-page";
import { cardsOf } from "./product-cards.server";

export type RoutedCategory = Extract<NonNullable<RoutePageQuery["route"]>, { uid: string }>;

/** A category and its products, for its page. */
export async function readCategory(
  catalogue: CatalogueRequest,
  category: RoutedCategory,
): Promise<CategoryView> {
  const { products } = await catalogue(CategoryProductsDocument, { uid: category.uid });
  const name = category.name ?? "";
  const lead = category.category_description ?? "";
  return {
    kind: "category",
    page: {
      title: category.meta_title || `${name} | My Pet Canvas`,
      description: category.meta_description || lead,
      canonical: `${currentSettings().publicUrl}/${category.url_path}`,
    },
    name,
    lead,
    cards: await cardsOf(catalogue, products?.items ?? []),
  };
}
