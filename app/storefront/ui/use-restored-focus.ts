import { useEffect, useRef } from "react";

/** Elements that can take the focus instead of an element within them: a line, a group of fields, a section, the page's content. */
const PARTS = "main li, main fieldset, main section, main [role=region], main";

/**
 * Moves the focus when the focused button was removed, such as Undo after a click: to the section that contained the
 * button, otherwise to the page's content. Elements that take the focus themselves have priority.
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

/** From the innermost to the outermost. */
function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element.closest<HTMLElement>(PARTS); part; ) {
    parts.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null;
  }
  return parts;
}
