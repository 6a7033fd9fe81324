import type { MetaDescriptor } from "@remix-run/node";
import { structuredDataOf } from "./data-in-page";
import { type PageDescription, pageMeta } from "./page-description";
import { socialPicture } from "./social-picture";
import { type DesignedProduct, toolData } from "./tool-data.server";

/** Metadata of a design tool: the way to it from the product that it designs, and that product. */
export function toolMeta(page: PageDescription, product: DesignedProduct | null): MetaDescriptor[] {
  const site = new URL(page.canonical).origin;
  const pictured = product ? { ...page, ...toolPicture(site, product) } : page;
  return [...pageMeta(pictured), ...structuredDataOf(page.canonical, toolData?.(pictured, product))];
}

/** The printed side: the product's own page has its picture in a room. */
function toolPicture(site: string, { sku, name }: Pick<DesignedProduct, "sku" | "name">) {
  const picture = socialPicture(`/media/catalog/product/${sku}.webp`, "print");
  return { image: new URL(picture, site).href, imageAlt: `${name}, laid flat` };
}
