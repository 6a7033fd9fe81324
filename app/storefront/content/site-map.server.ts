import { SiteMapDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { categoryPath } from "../catalog/catalog-paths";
import { readCategories } from "../catalog/read-categories.server";
import { readReviewableProducts } from "../reviews/reviewable-products.server";
import { missingFeatures } from "../session/features.server";
import { metadataOfRoute } from "./route-metadata";
import { closedPaths, sitePages } from "./site-pages";
import { escapeXml } from "./xml";

interface Listed {
  path: string;
  changedAt: string | null;
}

/** Serves /sitemap.xml: every page that may be indexed. */
export async function respondWithSiteMap(): Promise<Response> {
  const known = await requestPublic(SiteMapDocument, {}).catch(() => null);
  const kept = known
    ? known.siteMap.map(({ path, changed_at }) => ({ path: `/${path}`, changedAt: changed_at }))
    : await catalogPages().catch(() => []);
  const own = sitePages(await missingFeatures()).map((path) => ({ path, changedAt: null }));
  const listed = [...own, ...kept].filter(({ path }) => mayBeListed(path));
  return xml(writeSiteMap(listed, currentSettings().publicUrl));
}

/** Categories and the first 300 products, for a provider without a list of its pages. */
async function catalogPages(): Promise<Listed[]> {
  const [categories, products] = await Promise.all([readCategories(), readReviewableProducts()]);
  const paths = [...categories.map(categoryPath), ...products.map(({ path }) => path)];
  return paths.map((path) => ({ path, changedAt: null }));
}

/** @param site URL of the shop, without a trailing slash */
export function writeSiteMap(pages: Listed[], site: string): string {
  const unique = new Map(pages.map((page) => [page.path, page]));
  const entries = [...unique.values()].map(({ path, changedAt }) => {
    const lastModified = changedAt ? `<lastmod>${escapeXml(changedAt.slice(0, 10))}</lastmod>` : "";
    return `<url><loc>${escapeXml(site + path)}</loc>${lastModified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Serves /robots.txt: private pages, and the URL of the site map. */
export function respondWithRobots(): Response {
  const lines = [
    "User-agent: *",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${currentSettings().publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/** Some tools are not listed (specification §2 "Design tools"). */
function mayBeListed(path: string): boolean {
  return !/noindex/i.test(metadataOfRoute(path, "US").robots ?? "");
}

function xml(body: string): Response {
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
