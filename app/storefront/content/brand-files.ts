import { thisBrand } from "~/brand/this-brand";

/**
 * Files with which browsers and devices represent the shop, drawn from the brand (brand-files.server.ts).
 * remix.config.js creates their routes.
 */
type BrandFile = "/favicon.svg" | "/favicon.ico" | "/apple-touch-icon.png" | "/site.webmanifest";

/** Returns the URL of a file, which changes with the brand's version, so that browsers may cache it forever. */
export function brandFile(path: BrandFile): string {
  return `${path}?v=${thisBrand().version}`;
}
