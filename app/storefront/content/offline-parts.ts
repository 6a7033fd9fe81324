/** Styles and script of the offline page, which loads neither the shop's style sheet nor its scripts. */

export const OFFLINE_STYLES = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: rgb(var(--paper)); color: rgb(var(--ink)); font: 16px/1.55 "Figtree Variable", Figtree, Arial, sans-serif; }
header { padding: 20px 24px; border-bottom: 1px solid rgb(var(--line)); font: 600 20px/1.3 var(--heading-font); }
main { max-width: 880px; margin: 0 auto; padding: 48px 24px 64px; display: grid; gap: 32px; align-items: center; }
@media (min-width: 768px) { main { grid-template-columns: 280px 1fr; padding-top: 80px; } }
svg { width: 240px; height: auto; display: block; border-radius: 50%; }
h1 { margin: 0 0 12px; font: 600 36px/1.15 var(--heading-font); letter-spacing: -0.01em; }
h2 { margin: 32px 0 4px; font-size: 18px; }
p { margin: 0 0 16px; max-width: 52ch; color: rgb(var(--soft-ink)); font-size: 18px; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-flex; min-height: 44px; align-items: center; color: rgb(var(--accent-strong)); text-underline-offset: 4px; }
.button { display: inline-flex; min-height: 48px; align-items: center; padding: 0 24px; border: 0; cursor: pointer; font: inherit; border-radius: 999px; background: rgb(var(--accent-fill)); color: rgb(var(--on-accent)); font-weight: 600; }
.button:hover { background: rgb(var(--accent-strong)); }
:focus-visible { outline: 3px solid rgb(var(--focus)); outline-offset: 2px; }
`;

/** Returns the script that lists the pages in the service worker's cache, by their titles without the shop's name. */
export function listCachedPages(shop: string): string {
  return `
const ending = ${JSON.stringify(` | ${shop}`).replace(/</g, "\\u003c")};
document.getElementById("again").addEventListener("click", () => location.reload());
(async () => {
  const list = document.getElementById("pages");
  for (const name of await caches.keys()) {
    if (!name.startsWith("pages-")) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const markup = await (await cache.match(url)).text();
      // The rest of the page has styles of its own, which the policy of this one refuses.
      const [head] = markup.match(/<title>[^<]*<\\/title>/) ?? [""];
      const { title } = new DOMParser().parseFromString(head, "text/html");
      const textContent = title.endsWith(ending) ? title.slice(0, -ending.length) : title;
      const link = Object.assign(document.createElement("a"), { href: url, textContent });
      list.appendChild(document.createElement("li")).append(link);
    }
  }
  document.getElementById("kept").hidden = list.childElementCount === 0;
})();
`;
}
