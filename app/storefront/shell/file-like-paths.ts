/** Paths of build tools and their overlays, whatever follows. */
const DEVELOPMENT =
  /^\/(__|_next\/|_nuxt\/|@|\.|node_modules\/|static\/(js|css|media)\/|webpack|hot-update|sockjs-node)/i;

/** An extension of up to eight letters and digits at the end; `.html` may be an old address of a page. */
const FILE = /\.(?!html?$)[a-z0-9]{1,8}$/i;

/**
 * Whether a path looks like a file or a development overlay (specification §2 "Shell and layout"). No page of the
 * shop has such a path, so nobody who asks for one is looking for a page.
 */
export function isLikeFile(pathname: string): boolean {
  return DEVELOPMENT.test(pathname) || FILE.test(pathname) || pathname.includes("/.");
}
