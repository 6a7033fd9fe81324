import { brandInFolder, brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { PageMetadata } from "./page-metadata";

/**
 * The metadata with titles that end in the shop's name as staff have set it: titles of the brand's folder end in the name
 * that it had there.
 * @param settings of the store
 */
export function withShopName(
  settings: Pick<Settings, "brand" | "brandsDirectory">,
  page: PageMetadata,
): PageMetadata {
  const names = { from: brandInFolder(settings).name, to: brandOf(settings).name };
  if (names.from === names.to) return page;
  const { cmsPage, products, blogPostList, ...others } = page.metadata;
  return {
    ...page,
    metadata: {
      ...others,
      ...(cmsPage && { cmsPage: retitled(cmsPage, names) }),
      ...(products && { products: { items: products.items.map((item) => retitled(item, names)) } }),
      ...(blogPostList && { blogPostList: retitled(blogPostList, names) }),
    },
  };
}

function retitled(entry: object, { from, to }: { from: string; to: string }): object {
  const title = "metaTitle" in entry ? String(entry.metaTitle) : "";
  if (title === from) return { ...entry, metaTitle: to };
  const ending = `| ${from}`;
  return title.endsWith(ending) ? { ...entry, metaTitle: `${title.slice(0, -ending.length)}| ${to}` } : entry;
}
