/** Other characters could end a CSS rule and start another. */
const SAFE = /^[\w#%.,()\s+*/-]+$/;

/** CSS properties by name; undefined ones are left out. */
export type DynamicStyle = Record<string, string | number | undefined>;

/**
 * Styles one element with dynamic values: a color, a share, a position. The Content-Security-Policy allows no style
 * attributes, so the server adds a rule for `data-look` to the page's style sheet (shell/page-styles.tsx), and the
 * browser sets the element's style directly.
 * @returns properties of the element
 */
export function dynamicStyle(properties: DynamicStyle) {
  const text = Object.entries(properties)
    .filter(([, value]) => value !== undefined && SAFE.test(String(value)))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return {
    "data-look": text,
    ref(element: HTMLElement | null): void {
      if (element) element.style.cssText = text;
    },
  };
}
