import { useEffect, useRef } from "react";

/** What may take the focus for something within it: a line, a part of the page, the page. */
const PARTS = "main li, main section, main";

/**
 * A button that is gone once it was pressed, such as Undo, would leave the focus nowhere. It then goes to the part of
 * the page that the button stood in, else to the page's content. Whatever takes the focus by itself comes first.
 */
export function useRestoredFocus() {
  const focused = useRef<{ element: Element; parts: HTMLElement[] } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? { element: target, parts: partsAround(target) } : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const lost = focused.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const part = lost.parts.find((around) => around.isConnected);
    if (!part) return;
    if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
}

/** From the inside out. */
function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element.closest<HTMLElement>(PARTS); part; ) {
    parts.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null;
  }
  return parts;
}
