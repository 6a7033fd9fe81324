import { useContext } from "react";
import { useIsHydrating } from "./is-hydrating";
import { Nonce } from "./nonce";

const STYLE = /\sdata-look="([\w#%.,()\s+*/:;-]+)"/g;
const ROOM = /(<style nonce="[^"]*">)(?=<\/style>)/;
const NO_RULES = { __html: "" };

/**
 * The room for the rules of `looksInPage`; its nonce is what lets them count. The browser leaves them as they came. A page
 * that is drawn anew there, after a failure, has neither rules nor a nonce, and its elements are told themselves.
 */
export function PageStyles() {
  const nonce = useContext(Nonce);
  if (!useIsHydrating()) return null;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={NO_RULES} />;
}

/**
 * The page's markup with a rule for every look in it (ui/dynamic-style.ts): each element has it before scripts come, and where
 * there are none.
 */
export function stylesInPage(markup: string): string {
  const styles = new Set(Array.from(markup.matchAll(STYLE), ([, text]) => text));
  if (styles.size === 0) return markup;
  const rules = Array.from(styles, (text) => `:root [data-look="${text}"]{${text}}`).join("");
  return markup.replace(ROOM, (tag) => tag + rules);
}
