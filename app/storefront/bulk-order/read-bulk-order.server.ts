import {
  OwnDesignsDocument,
  ProductNamesDocument,
  UndesignedProductsDocument,
} from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { requireFeature } from "../session/features.server";
import { type CustomerVisit, requireCustomer } from "../session/require-customer.server";
import { pageNumber } from "../ui/page-number";
import { choicesOf } from "./bulk-choices";
import type { BulkOrderView, Choice, DesignEntry } from "./bulk-order-view";

const DESIGNS_ON_A_PAGE = 24;

const defaults = () => ({
  title: pageTitle("Bulk Order"),
  description: "Order in bulk: choose items line by line or paste a list.",
  robots: "NOINDEX",
});

/** @throws Response 302 to the login, 404 when the provider does not accept bulk orders */
export async function readBulkOrder(request: Request): Promise<{ view: BulkOrderView; headers: Headers }> {
  await requireFeature("bulk order");
  const visit = await requireCustomer(request);
  const designPage = pageNumber(new URL(request.url).searchParams, "p");
  const [page, products, { designs, pages }] = await Promise.all([
    readPageMetadata(request, { defaults: defaults() }),
    readProducts(),
    readDesigns(visit, designPage),
  ]);
  const template = templateOf(products, designs);
  const view = { page, products, designs, designPage, designPages: pages, template };
  return { view, headers: await visit.provider.headers() };
}

async function readProducts(): Promise<Choice[]> {
  const { products } = await requestPublic(UndesignedProductsDocument, {});
  return (products?.items ?? []).flatMap((product) => (product ? choicesOf(product) : []));
}

async function readDesigns(
  visit: CustomerVisit,
  page: number,
): Promise<{ designs: DesignEntry[]; pages: number }> {
  const { designs } = await visit.ask(OwnDesignsDocument, { page, size: DESIGNS_ON_A_PAGE });
  const names = await readNames(designs.items.map(({ sku }) => sku));
  return {
    designs: designs.items.map(({ id, sku, picture_url, problems }) => ({
      id,
      sku,
      name: names.get(sku) ?? sku,
      pictureUrl: picture_url,
      problem: problems[0]?.message ?? null,
    })),
    pages: designs.page_info.total_pages ?? 1,
  };
}

async function readNames(skus: string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const { products } = await requestPublic(ProductNamesDocument, { skus: [...new Set(skus)].sort() });
  return new Map(products?.items?.flatMap((item) => (item?.sku && item.name ? [[item.sku, item.name]] : [])));
}

/** Returns a valid sample list: an accessory and the latest design. */
function templateOf(products: Choice[], designs: DesignEntry[]): string {
  const design = designs.find(({ problem }) => problem === null);
  return [
    "sku,quantity,options,design",
    ...products.slice(0, 1).map(templateRow),
    ...(design ? [`${design.sku},25,,${design.id}`] : []),
  ].join("\n");
}

function templateRow({ value }: Choice): string {
  const [, sku, options] = value.split("|");
  return `${sku},10,${options && `"${options}"`},`;
}
