import type { MetaDescriptor } from "@remix-run/node";
import { type PageDescription, pageMeta } from "./page-description";
import { organizationData, webSiteData } from "./structured-data";

/**
 * Returns the home page's metadata: structured data of the shop and its search, and a preload of the first picture.
 * @param firstPicture path of an SVG
 */
export function homeMeta(page: PageDescription, firstPicture: string | undefined): MetaDescriptor[] {
  const site = new URL(page.canonical).origin;
  return [
    ...pageMeta(page),
    ...(firstPicture
      ? [{ tagName: "link", rel: "preload", as: "image", type: "image/svg+xml", href: firstPicture }]
      : []),
    organizationData(site),
    webSiteData(site),
  ];
}
