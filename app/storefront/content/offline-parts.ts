/** What the page for shoppers without a connection is made of; it stands alone, without the shop's style sheet and scripts. */

export const OFFLINE_LOOKS = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: rgb(var(--paper)); color: rgb(var(--ink)); font: 16px/1.55 "Figtree Variable", Figtree, Arial, sans-serif; }
header { padding: 20px 24px; border-bottom: 1px solid rgb(var(--line)); font: 600 20px/1.3 var(--heading-font); }
main { max-width: 880px; margin: 0 auto; padding: 48px 24px 64px; display: grid; gap: 32px; align-items: center; }
@media (min-width: 768px) { main { grid-template-columns: 280px 1fr; padding-top: 80px; } }
svg { width: 240px; height: auto; display: block; }
svg .sky { fill: rgb(var(--sky)); }
h1 { margin: 0 0 12px; font: 600 36px/1.15 var(--heading-font); letter-spacing: -0.01em; }
h2 { margin: 32px 0 4px; font-size: 18px; }
p { margin: 0 0 16px; max-width: 52ch; color: rgb(var(--soft-ink)); font-size: 18px; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-flex; min-height: 44px; align-items: center; color: rgb(var(--accent)); text-underline-offset: 4px; }
.button { display: inline-flex; min-height: 48px; align-items: center; padding: 0 24px; border: 0; cursor: pointer; font: inherit; border-radius: 999px; background: rgb(var(--accent)); color: rgb(var(--on-accent)); font-weight: 600; }
.button:hover { background: rgb(var(--accent-strong)); }
:focus-visible { outline: 3px solid rgb(var(--focus)); outline-offset: 2px; }
`;

export const OFFLINE_PET = `<svg viewBox="0 0 200 200" aria-hidden="true">
<circle class="sky" cx="100" cy="100" r="100"/>
<path d="M48 176c0-44 22-68 52-68s52 24 52 68z" fill="#c98b52"/>
<path d="M80 150c0-20 8-32 20-32s20 12 20 32v26H80z" fill="#f5e6d2"/>
<path d="M56 58c-16 4-22 28-14 48 10 0 20-12 24-28zM144 58c16 4 22 28 14 48-10 0-20-12-24-28z" fill="#8a5a34"/>
<ellipse cx="100" cy="80" rx="44" ry="42" fill="#c98b52"/>
<ellipse cx="100" cy="98" rx="24" ry="19" fill="#f5e6d2"/>
<circle cx="83" cy="74" r="5.5" fill="#2a211c"/><circle cx="117" cy="74" r="5.5" fill="#2a211c"/>
<path d="M91 90h18l-9 9z" fill="#2a211c"/>
<path d="M100 99v6c-3 5-9 5-11 1m11-1c3 5 9 5 11 1" fill="none" stroke="#2a211c" stroke-width="3" stroke-linecap="round"/>
<path d="M73 66l11-5m32 0l11 5" stroke="#8a5a34" stroke-width="4" stroke-linecap="round"/>
</svg>`;

/** The script that lists the pages which the service worker has kept, by their titles without the shop's name. */
export function listKeptPages(shop: string): string {
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
