import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** Lets the pages among the served files, which stand alone, have their own inline scripts and styles and nothing else. */
export function setPagePolicy(response, path) {
  if (path.endsWith(".html"))
    response.setHeader("Content-Security-Policy", policyOf(readFileSync(path, "utf8")));
}

/**
 * The Content-Security-Policy of a page that brings its scripts and styles along: they are known by their hashes.
 * @param {string} html
 */
export function policyOf(html) {
  const hashes = { script: [], style: [] };
  for (const [, tag, text] of html.matchAll(INLINE)) hashes[tag].push(`'sha256-${sha256(text)}'`);
  const directives = [
    ["default-src", "'self'"],
    ["script-src", ...hashes.script],
    ["style-src", ...hashes.style],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'self'"],
  ];
  return directives.map(([name, ...sources]) => `${name} ${sources.join(" ") || "'none'"}`).join("; ");
}

function sha256(text) {
  return createHash("sha256").update(text).digest("base64");
}
