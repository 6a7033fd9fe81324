declare const sanitised: unique symbol;

/** HTML of which only harmless elements are left: content/safe-html.server.ts makes it. */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Words with markup that the merchant wrote in the catalog. Never anything a shopper wrote. */
export function MerchantHtml({ html, className }: { html: SafeHtml; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
