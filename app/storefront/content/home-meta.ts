import type { MetaDescriptor } from "@remix-run/node";
import { HERO_PICTURE } from "./home-hero";
import { type PageDescription, pageMeta } from "./page-description";
import { organizationData, webSiteData } from "./structured-data";

/** The home page's head: the shop and its search for search engines, and the first picture as early as can be. */
export function homeMeta(page: PageDescription): MetaDescriptor[] {
  const site = new URL(page.canonical).origin;
  return [
    ...pageMeta(page),
    { tagName: "link", rel: "preload", as: "image", type: "image/svg+xml", href: HERO_PICTURE },
    organizationData(site),
    webSiteData(site),
  ];
}
