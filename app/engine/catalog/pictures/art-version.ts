import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Photograph } from "~/brand/photographs.server";
import type { SeededProduct } from "~/brand/product-files.server";

/** The server's bundle, relative to the store's folder, like all shipped files. */
const BUILD = "build/index.cjs";

type Pictured = Pick<SeededProduct, "sku" | "tool" | "sample" | "drawnAs">;

/**
 * Hash of everything that determines the pictures of products: the code that draws them, the brand's samples and its
 * photographs.
 */
export function artVersion(products: readonly Pictured[], photographs: readonly Photograph[] = []): string {
  const pictured = products.map(({ sku, tool, sample, drawnAs }) => ({ sku, tool, sample, drawnAs }));
  const versions = photographs.map(({ name, version }) => ({ name, version }));
  return createHash("sha256")
    .update(codeOfBuild())
    .update(JSON.stringify([pictured, versions]))
    .digest("hex");
}

/** A build that is elsewhere has pictures of its own. */
function codeOfBuild(): Buffer | string {
  try {
    return readFileSync(BUILD);
  } catch {
    return `${Date.now()}`;
  }
}
