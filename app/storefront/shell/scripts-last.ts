/**
 * Defers the scripts of the page's markup until the page is displayed, which is complete without them. They start at
 * the shopper's first interaction, or when the page has loaded; on a touch screen 3000 milliseconds later, so that
 * reading and scrolling come first. Remix has no setting for it: docs/decisions/0015-deferred-scripts.md. Only
 * attributes and the text of the one module script change, and the attributes are removed before React hydrates, so
 * React finds the elements it expects.
 */
export function scriptsLast(markup: string): string {
  // Remix puts them at the end of the page, so that most of it need not be searched for patterns.
  const start = markup.indexOf(LINK);
  if (start === -1) return markup;
  return markup.slice(0, start) + endWithScriptsLast(markup.slice(start));
}

const LINK = '<link rel="modulepreload" ';

function endWithScriptsLast(markup: string): string {
  return markup
    .replaceAll(LINK, `${LINK}media="not all" `)
    .replace(
      /(<script [^>]*type="module" async="">)(import "[^<]*)(?=<\/script>)/,
      (_, tag: string, modules: string) => `${tag}${whenVisible}\n${importedNow(modules)}`,
    );
}

/** Records actions that need scripts, such as a tap on a button or a selection, until the shell can handle them. */
const whenVisible = `window.earlyActs = [];
const note = (event) => event.target.closest("button[type=button], select") && window.earlyActs?.push(event);
for (const act of ["click", "change"]) addEventListener(act, note, true);
await new Promise((start) => {
  const whenLoaded = () => setTimeout(start, matchMedia("(pointer: coarse)").matches ? 3000 : 0);
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
  for (const sign of ["touchstart", "pointerdown", "keydown", "focusin", "input"]) addEventListener(sign, start, { once: true });
});
const parts = document.querySelectorAll("link[rel=modulepreload]:not([href*='/entry.client'])");
await Promise.all(Array.from(parts, ({ href }) => import(href)));
for (const link of document.querySelectorAll("link[rel=modulepreload]")) link.removeAttribute("media");`;

/**
 * Converts static imports, which are loaded before a script starts, to dynamic ones, which are loaded where they are
 * called.
 */
function importedNow(modules: string): string {
  return modules
    .replace(/^import ("[^"]+");?$/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
}
