import type { MetaDescriptor } from "@remix-run/node";
import { thisBrand } from "~/brand/this-brand";
import { errorTitle } from "../shell/error-screens";
import { SOCIAL_SIZE } from "./social-picture";

/** All pictures in it are drawn for social networks, in their size. */
const SOCIAL_FOLDER = "/social/";

/** Metadata of a page for search engines and social networks. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  canonical: string;
  keywords?: string;
  /** Such as NOINDEX, NOFOLLOW; by default a page may be indexed. */
  robots?: string;
  /** Absolute URL of a picture, PNG or JPEG. */
  image?: string;
  /** Open Graph type; website by default. */
  type?: "website" | "article" | "product";
  /** Alternative text of the picture; by default the title. */
  imageAlt?: string;
  /** Price of standard shipping of the product on the page. */
  shipping?: { standardCents: number };
  /** The neon sign that is sold or designed on the page. */
  neonSign?: NeonSign;
}

/** Metadata of a neon sign (specification §3 "Neon sign information"). */
export interface NeonSign {
  sku: string;
  name: string;
  /** Dollars, such as 27.99. */
  price: string;
}

/** Returns the tags of a page's head; of a page that could not be loaded, the title of its error. */
export function pageMeta(page: PageDescription | undefined, error?: unknown): MetaDescriptor[] {
  if (!page) return [{ title: errorTitle(error) }];
  return [
    { title: page.title },
    ...named("description", page.description),
    ...named("keywords", page.keywords),
    ...named("robots", page.robots),
    { tagName: "link", rel: "canonical", href: page.canonical },
    ...socialMeta(page),
  ];
}

function socialMeta(page: PageDescription) {
  const { title, description, canonical, image, imageAlt = title, type = "website" } = page;
  return [
    ...property("og:site_name", thisBrand().name),
    ...property("og:type", type),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", canonical),
    ...property("og:image", image),
    ...(image?.includes(SOCIAL_FOLDER) ? sizeProperties() : []),
    ...property("og:image:alt", image && imageAlt),
    ...named("twitter:card", image ? "summary_large_image" : "summary"),
  ];
}

function sizeProperties(): MetaDescriptor[] {
  const { width, height } = SOCIAL_SIZE;
  return [...property("og:image:width", String(width)), ...property("og:image:height", String(height))];
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function property(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ property: name, content }] : [];
}
