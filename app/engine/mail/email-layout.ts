import { brandOf } from "~/brand/brands.server";
import { paperTheme } from "~/brand/paper-theme";
import { html, type SafeHtml } from "../shared/html";
import type { Shop } from "../shared/store-settings";

/**
 * The layout of the store's emails: a complete HTML document around the body, with styles that mail programs support.
 */
export function emailLayout(shop: Shop, title: string, body: SafeHtml): string {
  const { name, address, tokens } = brandOf(shop);
  const { paper, ink, softInk, line, masthead, headingFont } = paperTheme(tokens);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.55 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<table width="100%" cellpadding="0" cellspacing="0" role="presentation" style="margin:0 0 16px"><tr><td align="center" bgcolor="${masthead.background}" style="padding:12px;border-radius:14px;background:${masthead.background};color:${masthead.ink};font:600 22px/1.2 ${headingFont}">${name}</td></tr></table>
<div style="padding:24px;background:#ffffff;border:1px solid ${line};border-radius:14px">${body}</div>
<p style="margin:16px 0 0;text-align:center;font-size:14px;color:${softInk}">${name}, ${address}<br><a href="${shop.publicUrl}/" style="color:${softInk}">${shop.publicUrl.replace(/^https?:\/\//, "")}</a></p>
</div>
</body>
</html>`.safe;
}

/** Inline styles for the body of an email. */
export function emailStyles(shop: Shop) {
  const { softInk, line, accent, button, headingFont } = paperTheme(brandOf(shop).tokens);
  return {
    heading: `margin:0 0 16px;font:600 26px/1.25 ${headingFont}`,
    link: `color:${accent}`,
    button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${button.background};color:${button.ink};text-decoration:none;font-weight:600`,
    soft: `color:${softInk}`,
    line: `1px solid ${line}`,
  };
}
