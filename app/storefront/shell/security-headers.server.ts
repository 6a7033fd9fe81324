const headers: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
};

/** Adds what every page of the shop tells browsers: no sniffing, no foreign frames, no address to others. */
export function guardPage(pageHeaders: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!pageHeaders.has(name)) pageHeaders.set(name, value);
  }
}
