import { useContext, useInsertionEffect } from "react";
import { BRAND_ELEMENT, thisBrand } from "~/brand/this-brand";
import { CachedFragment } from "./cached-fragment";
import { useIsHydrating } from "./is-hydrating";
import { Nonce } from "./nonce";

/**
 * Sets the brand's colors and fonts before anything is painted. A page that the browser renders again has no nonce for
 * a style element: there they are set on the document itself.
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

/** Data of the brand for scripts; see thisBrand. */
export function BrandData() {
  return (
    <CachedFragment name="brand" of={{}}>
      <BrandScript />
    </CachedFragment>
  );
}

function BrandScript() {
  // Escapes "<", so that the text cannot close the element.
  const data = { __html: JSON.stringify(thisBrand()).replace(/</g, "\\u003c") };
  return <script type="application/json" id={BRAND_ELEMENT} dangerouslySetInnerHTML={data} />;
}

function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
