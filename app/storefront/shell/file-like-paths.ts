/** Prefixes of paths of build tools and their overlays. */
const DEVELOPMENT =
  /^\/(__|_next\/|_nuxt\/|@|\.|node_modules\/|static\/(js|css|media)\/|webpack|hot-update|sockjs-node)/i;

/** A final extension of up to eight letters and digits; `.html` may be an old URL of a page. */
const FILE = /\.(?!html?$)[a-z0-9]{1,8}$/i;

/**
 * Checks whether a path looks like a file or a development overlay (specification §2 "Shell and layout"). No page of
 * the shop has such a path.
 */
export function isLikeFile(pathname: string): boolean {
  return DEVELOPMENT.test(pathname) || FILE.test(pathname) || pathname.includes("/.");
}
