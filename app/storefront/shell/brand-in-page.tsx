import { useContext, useInsertionEffect } from "react";
import { BRAND_ELEMENT, thisBrand } from "~/brand/this-brand";
import { useIsHydrating } from "./is-hydrating";
import { Nonce } from "./nonce";

/**
 * The brand's colors and type, before anything is drawn. A page that is drawn anew in the browser has no nonce, by which
 * an element could bring them: there the document is told itself.
 */
export function BrandStyle() {
  const nonce = useContext(Nonce);
  const isHydrating = useIsHydrating();
  const { css } = thisBrand();
  useInsertionEffect(() => {
    if (!isHydrating) wear(css);
  }, [isHydrating, css]);
  if (!isHydrating) return null;
  const rules = { __html: css };
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={rules} />;
}

/** What scripts need to know of the brand; see thisBrand. */
export function BrandData() {
  // An opening bracket within the words must not end the element.
  const data = { __html: JSON.stringify(thisBrand()).replace(/</g, "\\u003c") };
  return <script type="application/json" id={BRAND_ELEMENT} dangerouslySetInnerHTML={data} />;
}

function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
