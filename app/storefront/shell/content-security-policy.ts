export interface PagePolicy {
  /** Of this answer's own inline scripts and styles. */
  nonce: string;
  /** Hosts of services that are configured and consented to. */
  thirdParties: string[];
  /** Host of the shop's pictures when it is another one. */
  staticHost?: string;
  /** Host of a remote provider, whose payment page a form may lead to. */
  providerHost?: string;
  /** In development the page listens for rebuilds. */
  production: boolean;
}

/**
 * The Content-Security-Policy of a page: scripts and styles count only when they are the shop's own files, bear the
 * nonce, or come from a service in use. There are no style attributes: see ui/dynamic-style.ts.
 */
export function contentSecurityPolicy(page: PagePolicy): string {
  const { thirdParties } = page;
  const nonce = `'nonce-${page.nonce}'`;
  const pictures = page.staticHost ? [page.staticHost] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", nonce, ...thirdParties],
    "style-src": ["'self'", nonce, ...thirdParties],
    "img-src": ["'self'", "data:", "blob:", ...pictures, ...thirdParties],
    "font-src": ["'self'", "data:", ...thirdParties],
    "connect-src": ["'self'", ...(page.production ? [] : ["ws:"]), ...thirdParties],
    "frame-src": ["'self'", ...thirdParties],
    "form-action": ["'self'", ...(page.providerHost ? [page.providerHost] : [])],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
