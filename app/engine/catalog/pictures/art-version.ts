import { createHash } from "node:crypto";
import type { Photograph } from "~/brand/photographs.server";
import type { SeededProduct } from "~/brand/product-files.server";
import { runningBundle } from "~/brand/running-bundle.server";

type Pictured = Pick<SeededProduct, "sku" | "tool" | "sample" | "drawnAs" | "optionChanges">;

/**
 * Hash of everything that determines the pictures of products: the code that draws them, the brand's samples and its
 * photographs.
 */
export function artVersion(products: readonly Pictured[], photographs: readonly Photograph[] = []): string {
  const pictured = products.map(({ sku, tool, sample, drawnAs, optionChanges }) => ({
    sku,
    tool,
    sample,
    drawnAs,
    optionChanges,
  }));
  const versions = photographs.map(({ name, version }) => ({ name, version }));
  return createHash("sha256")
    .update(runningBundle() ?? `${Date.now()}`)
    .update(JSON.stringify([pictured, versions]))
    .digest("hex");
}
