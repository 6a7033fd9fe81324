import { thisBrand } from "~/brand/this-brand";

/** Files by which browsers and devices show the shop, drawn from the brand (brand-files.server.ts). remix.config.js makes their routes. */
type BrandFile = "/favicon.svg" | "/favicon.ico" | "/apple-touch-icon.png" | "/site.webmanifest";

/** The file's address, which is another one as soon as the brand changes, so that browsers may keep it. */
export function brandFile(path: BrandFile): string {
  return `${path}?v=${thisBrand().version}`;
}
