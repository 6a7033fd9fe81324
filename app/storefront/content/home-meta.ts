import type { MetaDescriptor } from "@remix-run/node";
import { structuredDataOf } from "./data-in-page";
import { homeData } from "./home-data.server";
import { type PageDescription, pageMeta } from "./page-description";

/**
 * Returns the home page's metadata: structured data of the shop and its search, and a preload of the first picture.
 * @param firstPicture path of an SVG
 */
export function homeMeta(page: PageDescription, firstPicture: string | undefined): MetaDescriptor[] {
  return [
    ...pageMeta(page),
    ...(firstPicture
      ? [{ tagName: "link", rel: "preload", as: "image", type: "image/svg+xml", href: firstPicture }]
      : []),
    ...structuredDataOf(page.canonical, homeData?.(page.canonical)),
  ];
}
