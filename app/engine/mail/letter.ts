import { html, type SafeHtml } from "../shared/html";

/** The shop's letter paper: a whole HTML document around the body, in styles that mail programs understand. */
export function letter(title: string, body: SafeHtml): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#fbf7f1;color:#2a211c;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;text-align:center;font:600 22px/1.2 Georgia,serif">My Pet Canvas</p>
<div style="padding:24px;background:#ffffff;border:1px solid #e8ded2;border-radius:14px">${body}</div>
</div>
</body>
</html>`.safe;
}
