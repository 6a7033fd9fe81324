import { useContext } from "react";
import { useIsHydrating } from "./is-hydrating";
import { Nonce } from "./nonce";

const LOOK = /\sdata-look="([\w#%.,()\s+*/:;-]+)"/g;
const ROOM = /(<style nonce="[^"]*">)(?=<\/style>)/;
const NO_RULES = { __html: "" };

/**
 * The room for the rules of `looksInPage`; its nonce is what lets them count. The browser leaves them as they came. A page
 * that is drawn anew there, after a failure, has neither rules nor a nonce, and its elements are told themselves.
 */
export function PageLooks() {
  const nonce = useContext(Nonce);
  if (!useIsHydrating()) return null;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={NO_RULES} />;
}

/**
 * The page's markup with a rule for every look in it (ui/look.ts): each element has it before scripts come, and where
 * there are none.
 */
export function looksInPage(markup: string): string {
  const looks = new Set(Array.from(markup.matchAll(LOOK), ([, text]) => text));
  if (looks.size === 0) return markup;
  const rules = Array.from(looks, (text) => `:root [data-look="${text}"]{${text}}`).join("");
  return markup.replace(ROOM, (tag) => tag + rules);
}
