import { useLocation } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** A round button of the header. */
export const roundControl =
  "flex h-12 min-w-[48px] items-center justify-center gap-2 rounded-full px-2 font-medium hover:bg-accent-tint";

const PANEL = "header-panel";

/**
 * A panel below a button of the header. It opens without JavaScript, and only one panel is open at a time
 * (specification §2 "Shell and layout"). Navigation closes it: usePanelsThatClose.
 */
export function HeaderPanel({
  button,
  buttonClassName = roundControl,
  className = "",
  children,
}: {
  button: ReactNode;
  buttonClassName?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details name={PANEL} className={`group ${className}`}>
      <summary className={buttonClassName}>{button}</summary>
      {children}
    </details>
  );
}

/** Closes the open panel on Escape, on navigation, and when the shopper clicks or focuses something outside it. */
export function usePanelsThatClose(header: RefObject<HTMLElement>) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const panel of header.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
      panel.open = false;
  }, [header, key]);
  useEffect(() => {
    const openPanel = () =>
      header.current?.querySelector<HTMLDetailsElement>(`details[name="${PANEL}"][open]`);
    const closeFromOutside = ({ target }: Event) => {
      const panel = openPanel();
      if (panel && !(target instanceof Node && panel.contains(target))) panel.open = false;
    };
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      const panel = openPanel();
      if (key !== "Escape" || defaultPrevented || !panel) return;
      panel.open = false;
      panel.querySelector("summary")?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, [header]);
}
