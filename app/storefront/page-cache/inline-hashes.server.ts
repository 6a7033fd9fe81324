import { createHash } from "node:crypto";

interface GuardedPage {
  html: string;
  /** Content-Security-Policy. */
  policy: string;
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Replaces the nonce of a page by the hashes of the same inline scripts and styles, so that its bytes are the same in
 * each response and the policy allows nothing else. Null when something needs the nonce: scripts of other hosts, which
 * pass it on to scripts that they add, or any other place of the page.
 */
export function withHashes({ html, policy }: GuardedPage, nonce: string): GuardedPage | null {
  const source = `'nonce-${nonce}'`;
  if (!policy.includes(`script-src 'self' ${source};`)) return null;
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes, text] of html.matchAll(INLINE)) {
    if (attributes.includes(attribute)) hashes[element as "script" | "style"].add(hashOf(text));
  }
  const bare = html.replaceAll(attribute, "");
  if (bare.includes(nonce)) return null;
  const directives = policy
    .split("; ")
    .map((directive) =>
      directive.replace(source, [...hashes[directive.startsWith("style") ? "style" : "script"]].join(" ")),
    );
  return { html: bare, policy: directives.join("; ") };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
