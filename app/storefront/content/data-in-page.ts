import type { MetaDescriptor } from "@remix-run/node";

/** Structured data of the page that the server rendered, which hydration needs again. */
let inPage: { canonical: string | null | undefined; data: MetaDescriptor[] } | undefined;

/**
 * Returns a page's structured data, which crawlers read in the server's HTML: browsers do not make it, so that the code
 * is no part of the page's scripts, but find it in the page.
 * @param canonical absolute URL of the page
 * @param made the data on the server; undefined in browsers, where `.server` modules are empty
 */
export function structuredDataOf(canonical: string, made: MetaDescriptor[] | undefined): MetaDescriptor[] {
  if (made) return made;
  inPage ??= readPage();
  return inPage.canonical === canonical ? inPage.data : [];
}

function readPage() {
  const scripts = document.querySelectorAll('head script[type="application/ld+json"]');
  return {
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    data: Array.from(scripts, ({ textContent }) => ({ "script:ld+json": JSON.parse(textContent ?? "{}") })),
  };
}
