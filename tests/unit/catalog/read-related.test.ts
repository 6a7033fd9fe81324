import { describe, expect, it } from "vitest";
import type { CatalogRequest } from "~/storefront/catalog/catalog-request.server";
import { readRelated } from "~/storefront/catalog/read-related.server";

const money = { value: 10, currency: "USD" };

function product(sku: string) {
  const minimum_price = { final_price: money, regular_price: money, discount: null };
  return { sku, name: sku, url_key: sku, small_image: null, price_range: { minimum_price } };
}

/** A provider with offers of several kinds; `knowsFamilies` false is a host without the extension. */
function provider({ knowsFamilies = true } = {}): CatalogRequest {
  const response = async (_document: unknown, variables: Record<string, unknown>) => {
    if ("path" in variables)
      return items("free-pillow", "free-canvas", "sale-magnet", "free-mug", "free-tag");
    if ("families" in variables && knowsFamilies) return items("canvas", "framed-canvas", "free-canvas");
    throw new Error("nothing is known of that");
  };
  return response as unknown as CatalogRequest;
}

function items(...skus: string[]) {
  return { products: { items: skus.map(product) } };
}

async function relatedTo(families: string[], catalog = provider()): Promise<string[]> {
  const wanted = { path: "/free-canvas", category: "sale", families: Promise.resolve(families) };
  return (await readRelated(catalog, wanted)).map(({ sku }) => sku);
}

describe("related products", () => {
  it("are of the same family first, then of the category, never the product itself", async () => {
    expect(await relatedTo(["canvas"])).toEqual(["canvas", "framed-canvas", "free-pillow", "sale-magnet"]);
  });

  it("are of the category alone without a family or if the host has none", async () => {
    const category = ["free-pillow", "sale-magnet", "free-mug", "free-tag"];
    expect(await relatedTo([])).toEqual(category);
    expect(await relatedTo(["canvas"], provider({ knowsFamilies: false }))).toEqual(category);
  });
});
