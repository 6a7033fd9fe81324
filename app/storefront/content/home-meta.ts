import type { MetaDescriptor } from "@remix-run/node";
import { structuredDataOf } from "./data-in-page";
import type { HeroPicture } from "./hero-picture.server";
import { homeData } from "./home-data.server";
import { type PageDescription, pageMeta } from "./page-description";

/** Widths at which the page shows the picture beside its headline. */
export const HERO_SIZES = "(min-width: 1280px) 640px, (min-width: 768px) 52vw, 92vw";

/** Returns the home page's metadata: structured data of the shop and its search, and a preload of the first picture. */
export function homeMeta(page: PageDescription, picture: HeroPicture | null): MetaDescriptor[] {
  return [
    ...pageMeta(page),
    ...(picture ? [{ tagName: "link", rel: "preload", as: "image", ...preloaded(picture) }] : []),
    ...structuredDataOf(page.canonical, homeData?.(page.canonical)),
  ];
}

function preloaded({ src, avif }: HeroPicture): Record<string, string> {
  return avif ? { type: "image/avif", imageSrcSet: avif, imageSizes: HERO_SIZES } : { href: src };
}
