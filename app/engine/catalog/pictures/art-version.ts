import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Photograph } from "~/brand/photographs.server";
import type { SeededProduct } from "~/brand/product-files.server";

/** Hash of the server's bundle (scripts/build.mjs), relative to the store's folder, like all shipped files. */
const BUNDLE_HASH = "build/index.sha256";

type Pictured = Pick<SeededProduct, "sku" | "tool" | "sample" | "drawnAs">;

/**
 * Hash of everything that determines the pictures of products: the code that draws them, the brand's samples and its
 * photographs.
 */
export function artVersion(products: readonly Pictured[], photographs: readonly Photograph[] = []): string {
  const pictured = products.map(({ sku, tool, sample, drawnAs }) => ({ sku, tool, sample, drawnAs }));
  const versions = photographs.map(({ name, version }) => ({ name, version }));
  return createHash("sha256")
    .update(hashOfBuild())
    .update(JSON.stringify([pictured, versions]))
    .digest("hex");
}

/** A build that is elsewhere has pictures of its own. */
function hashOfBuild(): string {
  try {
    return readFileSync(BUNDLE_HASH, "utf8");
  } catch {
    return `${Date.now()}`;
  }
}
