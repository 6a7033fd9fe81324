import { createHash } from "node:crypto";
import type { Brand } from "~/brand/brand";
import { findDrawing } from "./drawings.server";
import { listCachedPages, OFFLINE_STYLES } from "./offline-parts";
import { escapeXml } from "./xml";

/** The page that shoppers see without a connection (public/service-worker.js); it needs no other file. */
export function offlinePage({ name, css, version }: Brand): string {
  const shop = escapeXml(name);
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You're Offline | ${shop}</title>
<link rel="icon" href="/favicon.svg?v=${version}" type="image/svg+xml">
<style>${css}${OFFLINE_STYLES}</style>
</head>
<body>
<header>${shop}</header>
<main>
${findDrawing("dog-beagle")?.svg ?? ""}
<div>
<h1>You're offline</h1>
<p>There's no internet connection, so we can't load this page. Your cart and designs are safe with us.</p>
<button class="button" type="button" id="again">Try again</button>
<div id="kept" hidden>
<h2>Pages you can still view</h2>
<ul id="pages"></ul>
</div>
</div>
</main>
<script>${listCachedPages(name)}</script>
</body>
</html>
`;
}

const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** Returns the Content-Security-Policy of a page with inline scripts and styles, which it allows by their hashes. */
export function policyOf(html: string): string {
  const hashes: Record<string, string[]> = { script: [], style: [] };
  for (const [, tag = "", text = ""] of html.matchAll(INLINE)) hashes[tag]?.push(`'sha256-${sha256(text)}'`);
  const directives: Record<string, string[] | undefined> = {
    "default-src": ["'self'"],
    "script-src": hashes.script,
    "style-src": hashes.style,
    "base-uri": [],
    "object-src": [],
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources = []]) => `${name} ${sources.join(" ") || "'none'"}`)
    .join("; ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
