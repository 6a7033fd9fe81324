/**
 * The page's markup with its scripts fetched after style, type and pictures: it is complete without them, and on a
 * slow line they would keep it from being seen. Remix has no setting for it.
 */
export function scriptsLast(markup: string): string {
  return markup.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
