/** Anything else could end a rule and begin another. */
const SAFE = /^[\w#%.,()\s+*/-]+$/;

/** CSS properties by their names in CSS; those without a value are left out. */
export type DynamicStyle = Record<string, string | number | undefined>;

/**
 * How one element looks when that is data: a color, a share, a place. The security policy allows no style attributes,
 * so the page's own style sheet says it by `data-look` (shell/page-styles.tsx), and in the browser the element is
 * told itself.
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
