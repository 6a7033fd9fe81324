export interface PagePolicy {
  /** Nonce of this response's inline scripts and styles. */
  nonce: string;
  /** Hosts of configured services that the visitor has consented to. */
  thirdParties: string[];
  /** Host of the shop's pictures, if it is a different one. */
  staticHost?: string;
  /** Host of a remote provider, whose payment page a form may lead to. */
  providerHost?: string;
  /** Origins of the payment pages to which the checkout's form leads. */
  paymentOrigins?: string[];
  /** In development the page listens for rebuilds. */
  production: boolean;
}

/**
 * Returns the Content-Security-Policy of a page: it allows the shop's own script and style files, those with the nonce,
 * and those of services in use. Style attributes are blocked: see ui/dynamic-style.ts.
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
    "form-action": [
      "'self'",
      ...(page.providerHost ? [page.providerHost] : []),
      ...(page.paymentOrigins ?? []),
    ],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
