import { describe, expect, it, test } from "vitest";
import { safeHtml } from "~/storefront/content/safe-html.server";

const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  "<svg><script>alert(1)</script></svg>",
  '<svg/onload="alert(1)">',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<style>body{display:none}</style>",
  '<p style="position:fixed;inset:0">x</p>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<a href="//evil.example">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  "<p onclick=alert(1) id=content>x</p>",
  "<<script>script>alert(1)<</script>/script>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
];

describe("a merchant's HTML", () => {
  test.each(ATTACKS)("is harmless: %s", (attack) => {
    const safe = safeHtml(attack);
    expect(safe).not.toMatch(
      /<(script|iframe|svg|math|style|form|input|meta|base|link|noscript|object|embed)/i,
    );
    expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|id)\s*=/i);
    expect(safe).not.toMatch(/(href|src)\s*=\s*["']?\s*(javascript|data|\/\/)/i);
  });

  it("keeps text, lists, tables, pictures and links", () => {
    const html = [
      '<h2>Care</h2><p class="lead">Wash <strong>cold</strong> &amp; dry.</p><ul><li>one</li></ul>',
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
      '<p><a class="button" href="/faq">Read</a> <a href="mailto:a@b.example">write</a></p>',
    ].join("");
    expect(safeHtml(html)).toBe(html);
    expect(safeHtml('<img src="/media/a.svg" alt="A" width="8" height="6">')).toBe(
      '<img alt="A" loading="lazy" src="/media/a.svg" width="8" height="6" />',
    );
  });

  it("has no h1, and new windows without an opener", () => {
    expect(safeHtml("<h1>Big</h1>")).toBe("<h2>Big</h2>");
    expect(safeHtml('<a href="https://x.example" target="_blank">x</a>')).toContain('rel="noopener"');
  });

  it("may be empty", () => {
    expect(safeHtml(null)).toBe("");
    expect(safeHtml(undefined)).toBe("");
  });
});
