import type { MetaDescriptor } from "@remix-run/node";

/** What search engines are told of a page. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute address of the page. */
  canonical: string;
}

/** The tags of a page's head. */
export function describePage({ title, description, canonical }: PageDescription): MetaDescriptor[] {
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: title },
    { property: "og:url", content: canonical },
  ];
}
