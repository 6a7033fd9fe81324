import { useEffect, useRef } from "react";

/** Elements that can receive the focus in place of one within them: a line, a section, the page. */
const PARTS = "main li, main section, main";

/**
 * Restores the focus after the focused element, such as the button Undo, is removed: to the nearest remaining element
 * around it, else to the page's content. Does nothing if another element has taken the focus.
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

/** The focusable elements around an element, from the inside out. */
function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element.closest<HTMLElement>(PARTS); part; ) {
    parts.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null;
  }
  return parts;
}
