declare const sanitised: unique symbol;

/** Sanitized HTML, created by content/safe-html.server.ts. */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Renders the merchant's HTML from the catalog. Never for anything a shopper wrote. */
export function MerchantHtml({ html, className }: { html: SafeHtml; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
