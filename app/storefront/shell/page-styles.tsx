import { useContext } from "react";
import { useIsHydrating } from "./is-hydrating";
import { Nonce } from "./nonce";

const ATTRIBUTE = ' data-look="';
const STYLE = /^[\w#%.,()\s+*/:;-]+$/;
const ROOM = /(<style nonce="[^"]*">)(?=<\/style>)/;
const NO_RULES = { __html: "" };

/**
 * The style element for the rules of `stylesInPage`; its nonce makes the browser apply them. React leaves its content
 * unchanged. A page that the browser renders again after an error has neither rules nor a nonce; its elements are then
 * styled directly.
 */
export function PageStyles() {
  const nonce = useContext(Nonce);
  if (!useIsHydrating()) return null;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={NO_RULES} />;
}

/**
 * Adds a CSS rule to the page's markup for each of its dynamic styles (ui/dynamic-style.ts), so that elements are styled before
 * scripts run and without them.
 */
export function stylesInPage(markup: string): string {
  const styles = stylesOf(markup);
  if (styles.size === 0) return markup;
  const rules = Array.from(styles, (text) => `:root [data-look="${text}"]{${text}}`).join("");
  return markup.replace(ROOM, (tag) => tag + rules);
}

/** Searches for the plain text of the attribute: a pattern takes ten times as long for a whole page. */
function stylesOf(markup: string): Set<string> {
  const styles = new Set<string>();
  for (let at = markup.indexOf(ATTRIBUTE); at !== -1; at = markup.indexOf(ATTRIBUTE, at)) {
    at += ATTRIBUTE.length;
    const text = markup.slice(at, markup.indexOf('"', at));
    if (STYLE.test(text)) styles.add(text);
  }
  return styles;
}
