import type { ProductData } from "~/brand/product-data";
import { registerAccessory } from "~/design/accessories";
import { registerSamples } from "~/design/products/samples";

type Pictured = Pick<ProductData, "sku" | "tool" | "sample" | "drawnAs">;

/** Lets pictures be drawn of what a brand sells: of a design by its sample, of what is sold as it is by a drawing. */
export function registerPictures(products: Pictured[]): void {
  registerSamples(products);
  for (const { sku, drawnAs } of products) {
    if (drawnAs) registerAccessory(sku, drawnAs);
  }
}
