import type { ProductData } from "~/brand/product-data";
import { registerAccessory } from "~/design/accessories";
import { registerSamples } from "~/design/products/samples";

type Pictured = Pick<ProductData, "sku" | "tool" | "sample" | "drawnAs">;

/** Registers the pictures of a brand's products: sample designs, or drawings of products sold undesigned. */
export function registerPictures(products: Pictured[]): void {
  registerSamples(products);
  for (const { sku, drawnAs } of products) {
    if (drawnAs) registerAccessory(sku, drawnAs);
  }
}
