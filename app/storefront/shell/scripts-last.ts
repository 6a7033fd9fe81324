/**
 * The page's markup with its scripts fetched and run after the page is seen: it is complete without them. They start
 * at the first sign of the shopper, or when the page has loaded; on a touch screen, 3000 milliseconds later, so that
 * reading and scrolling come first. Remix has no setting for it: docs/decisions/0015-deferred-scripts.md.
 *
 * Only attributes and the text of the one module script change, so React finds the elements it expects; the attributes
 * are gone again when it looks.
 */
export function scriptsLast(markup: string): string {
  return markup
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" media="not all" ')
    .replace(
      /(<script [^>]*type="module" async="">)(import "[^<]*)(?=<\/script>)/,
      (_, tag: string, modules: string) => `${tag}${whenVisible}\n${importedNow(modules)}`,
    );
}

/** What only scripts answer, a tap on a button or a choice from a list, is noted until the shell can answer it. */
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

/** Static imports are fetched before a script begins; these are fetched where they stand. */
function importedNow(modules: string): string {
  return modules
    .replace(/^import ("[^"]+");?$/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
}
