import type { RoutePageQuery } from "~/provider/contract/documents.generated";
import { currentSettings } from "~/settings/settings.server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { plainText } from "../content/plain-text.server";
import { socialPicture } from "../content/social-picture";
import { categoryPath } from "./catalog-paths";
import type { CatalogRequest } from "./catalog-request.server";
import type { CategoryView } from "./category-page";
import { categoryTiles } from "./category-tile";
import { isPlain, parseListing } from "./listing-address";
import type { ListingView } from "./listing-view";
import { providerLists } from "./product-lists.server";
import { readListing } from "./read-listing.server";

export type RoutedCategory = Extract<NonNullable<RoutePageQuery["route"]>, { uid: string }>;

/**
 * Reads a category and a page of its products.
 * @throws Response a redirect to the last page when the page number is too high
 */
export async function readCategory(
  request: Request,
  catalog: CatalogRequest,
  category: RoutedCategory,
): Promise<CategoryView> {
  const path = categoryPath(category);
  const address = parseListing(new URL(request.url).searchParams, "");
  const [{ listing }, metadata] = await Promise.all([
    readListing(catalog, providerLists(catalog), {
      path,
      address,
      scope: { category_uid: { eq: category.uid } },
      hiddenFilters: ["category"],
      categoryPaths: new Map(),
    }),
    readPageMetadata(request, { defaults: defaultDescription(category) }),
  ]);
  return {
    kind: "category",
    page: describePage(metadata, path, listing),
    name: category.name ?? "",
    lead: plainText(category.category_description),
    crumbs: (category.breadcrumbs ?? []).flatMap((crumb) =>
      crumb
        ? [{ title: crumb.category_name ?? "", path: ancestorPath(crumb.category_url_path, category) }]
        : [],
    ),
    children: categoryTiles(category.children ?? []),
    listing,
  };
}

/** Hosts have one suffix for all categories. */
function ancestorPath(url_path: string | null, { url_suffix }: RoutedCategory): string {
  return categoryPath({ url_path, url_suffix });
}

function defaultDescription(category: RoutedCategory): Partial<PageDescription> {
  return {
    title: category.meta_title || pageTitle(category.name ?? ""),
    description: category.meta_description || plainText(category.category_description),
    keywords: category.meta_keywords ?? undefined,
    ...(category.image && { image: publicAddress(socialPicture(category.image, "detail")) }),
  };
}

function publicAddress(path: string): string {
  return new URL(path, currentSettings().publicUrl).href;
}

/** Later pages have their own canonical URLs; filtered and sorted lists use that of the unfiltered page. */
function describePage(page: PageDescription, path: string, { address }: ListingView): PageDescription {
  const isFirst = address.page === 1;
  const { publicUrl } = currentSettings();
  return {
    ...page,
    imageAlt: page.title,
    title: isFirst ? page.title : `Page ${address.page}: ${page.title}`,
    canonical: `${publicUrl}${path}${isFirst ? "" : `?p=${address.page}`}`,
    robots: isPlain(address) ? page.robots : "NOINDEX, FOLLOW",
  };
}
