/** Words with markup that the merchant wrote in the catalogue. Never anything a shopper wrote. */
export function MerchantHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
