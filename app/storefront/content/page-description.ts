import type { MetaDescriptor } from "@remix-run/node";
import { thisBrand } from "~/brand/this-brand";

/** What search engines and social networks are told of a page. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute address of the page. */
  canonical: string;
  keywords?: string;
  /** Such as NOINDEX, NOFOLLOW; without it a page may be indexed. */
  robots?: string;
  /** Absolute address of a picture, PNG or JPEG. */
  image?: string;
  /** Open Graph type: website, or what else the page is. */
  type?: "website" | "article" | "product";
  /** The neon sign that is sold or designed here. */
  neonSign?: NeonSign;
}

/** A neon sign as search engines are told of it (specification §3 "Neon sign information"). */
export interface NeonSign {
  sku: string;
  name: string;
  /** Dollars, such as 27.99. */
  price: string;
}

/** The tags of a page's head. */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  return [
    { title: page.title },
    ...named("description", page.description),
    ...named("keywords", page.keywords),
    ...named("robots", page.robots),
    { tagName: "link", rel: "canonical", href: page.canonical },
    ...socialMeta(page),
  ];
}

function socialMeta({ title, description, canonical, image, type = "website" }: PageDescription) {
  return [
    ...property("og:site_name", thisBrand().name),
    ...property("og:type", type),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", canonical),
    ...property("og:image", image),
    ...named("twitter:card", image ? "summary_large_image" : "summary"),
  ];
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function property(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ property: name, content }] : [];
}
