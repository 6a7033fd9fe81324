import { StudioVersionsDocument } from "~/provider/contract/documents.generated";
import { openCatalog } from "../../catalog/catalog-request.server";
import { type MoneyAmount, moneyText } from "../../ui/money";
import type { Tool } from "../tools";
import { chooseVersions } from "./choose-versions";
import type { ProductVersions } from "./product-version";

/**
 * Reads the versions of a product in its tool; null for a tool that offers no choice among its products.
 * @throws Response 502 when the provider is unavailable
 */
export async function readVersions(
  request: Request,
  { path, versions: title }: Tool,
  sku: string,
): Promise<ProductVersions | null> {
  if (!title) return null;
  const catalog = await openCatalog(request);
  const { products } = await catalog(StudioVersionsDocument, { path });
  const candidates = (products?.items ?? []).flatMap((item) =>
    item?.sku && item.tool
      ? [
          {
            ...item.tool,
            sku: item.sku,
            name: item.name ?? "",
            price: item.price_range.minimum_price.final_price,
          },
        ]
      : [],
  );
  const shown = candidates.find((candidate) => candidate.sku === sku);
  const versions = shown ? chooseVersions(shown, candidates) : [];
  if (versions.length < 2) return null;
  return {
    title,
    versions: versions.toSorted(byPrice).map(({ sku, name, price }) => ({
      sku,
      name,
      price: moneyText(price),
      isShown: sku === shown?.sku,
    })),
  };
}

function byPrice(one: { price: MoneyAmount }, other: { price: MoneyAmount }): number {
  return (one.price.value ?? 0) - (other.price.value ?? 0);
}
