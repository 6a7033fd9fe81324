import type { MetaDescriptor } from "@remix-run/node";
import { structuredDataOf } from "./data-in-page";
import { type PageDescription, pageMeta } from "./page-description";
import { socialPicture } from "./social-picture";
import { toolData } from "./tool-data.server";

interface DesignedProduct {
  sku: string;
  name: string;
  path: string;
}

/** Metadata of a design tool: the way to it from the product that it designs, and the data of a neon sign. */
export function toolMeta(page: PageDescription, product: DesignedProduct | null): MetaDescriptor[] {
  const site = new URL(page.canonical).origin;
  const pictured = product ? { ...page, ...toolPicture(site, product) } : page;
  return [...pageMeta(pictured), ...structuredDataOf(page.canonical, toolData?.(pictured, product))];
}

/** The printed side: the product's own page has its picture in a room. */
function toolPicture(site: string, { sku, name }: DesignedProduct) {
  const picture = socialPicture(`/media/catalog/product/${sku}.webp`, "print");
  return { image: new URL(picture, site).href, imageAlt: `${name}, laid flat` };
}
