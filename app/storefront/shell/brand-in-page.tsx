import { useContext } from "react";
import { BRAND_ELEMENT, thisBrand } from "~/brand/this-brand";
import { tokensCss } from "~/brand/tokens";
import { Nonce } from "./nonce";

/** The brand's colours and type, before anything is drawn. */
export function BrandStyle() {
  const nonce = useContext(Nonce);
  const rules = { __html: tokensCss(thisBrand().tokens) };
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={rules} />;
}

/** What scripts need to know of the brand; see thisBrand. */
export function BrandData() {
  // An opening bracket within the words must not end the element.
  const data = { __html: JSON.stringify(thisBrand()).replace(/</g, "\\u003c") };
  return <script type="application/json" id={BRAND_ELEMENT} dangerouslySetInnerHTML={data} />;
}
