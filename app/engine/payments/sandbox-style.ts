import type { Brand } from "~/brand/brand";
import { sandboxFontFaces } from "./sandbox-font";

/** The theme of a brand's store for a standalone page. */
export function sandboxStyle({ css, tokens }: Pick<Brand, "css" | "tokens">): string {
  return sandboxFontFaces({ tokens }) + css + RULES;
}

const RULES = `
*{box-sizing:border-box}
body{margin:0;background:rgb(var(--paper));color:rgb(var(--ink));font:16px/1.55 "Figtree Variable","Helvetica Neue",Arial,sans-serif}
header{display:flex;gap:12px;align-items:center;justify-content:center;padding:20px 24px;text-align:center;font:600 22px/1.2 var(--heading-font);border-bottom:1px solid rgb(var(--line));background:rgb(var(--card))}
main{max-width:480px;margin:32px auto;padding:28px 24px;background:rgb(var(--card));border:1px solid rgb(var(--line));border-radius:14px}
h1{margin:20px 0 12px;font:600 28px/1.25 var(--heading-font)}
h2{margin:0 0 8px;font-size:16px}
a{color:rgb(var(--accent-strong))}
.sandbox{margin:0;padding:12px 16px;border-radius:10px;background:rgb(var(--marigold));color:rgb(var(--on-marigold))}
dl{margin:0 0 20px}
dl div{display:flex;justify-content:space-between;padding:6px 0;border-bottom:1px solid rgb(var(--line))}
dt{color:rgb(var(--soft-ink))}
dd{margin:0;font-weight:600}
.amount dd{font:600 22px/1.35 var(--heading-font)}
.field{margin-bottom:16px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
label{display:block;margin-bottom:6px;font-weight:600}
input{width:100%;height:48px;padding:0 14px;border:1px solid rgb(var(--field-line));border-radius:10px;background:rgb(var(--card));color:inherit;font:inherit}
input[aria-invalid]{border:2px solid rgb(var(--error))}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid rgb(var(--focus));outline-offset:2px}
small{display:block;margin-top:4px;font-size:14px;color:rgb(var(--soft-ink))}
.problem{display:block;margin-top:6px;font-size:14px;font-weight:600;color:rgb(var(--error))}
.problem::before,.rejection::before{content:"\\26A0\\FE0E";margin-right:6px}
.rejection{padding:12px 16px;border:1px solid rgb(var(--error));border-radius:10px;color:rgb(var(--error));font-weight:600}
button{width:100%;min-height:48px;border:0;border-radius:999px;background:rgb(var(--accent-fill));color:rgb(var(--on-accent));font:600 18px/1 "Figtree Variable","Helvetica Neue",Arial,sans-serif;cursor:pointer}
button:hover{background:rgb(var(--accent-strong))}
.cancel{text-align:center}
section{margin-top:24px;padding:16px;border-radius:10px;background:rgb(var(--accent-tint));font-size:14px}
section ul{margin:0 0 8px;padding-left:20px}
section p{margin:0}
code{font:600 15px/1.5 ui-monospace,Menlo,Consolas,monospace}
@media (max-width:400px){.pair{grid-template-columns:1fr;gap:0}main{margin:0;border:0;border-radius:0}}
`;
