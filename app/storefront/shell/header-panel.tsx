import { useLocation } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** A round button of the header. */
export const roundControl =
  "flex h-12 min-w-[48px] items-center justify-center gap-2 rounded-full px-2 font-medium hover:bg-accent-tint";

interface HeaderPanelProps {
  /** What the button shows. */
  button: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A panel below a button of the header. It opens without JavaScript, and only one of them is open at a time
 * (specification §2 "Shell and layout"); with JavaScript it also closes by itself.
 */
export function HeaderPanel({ button, className = "", children }: HeaderPanelProps) {
  const { key } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  useClosing(panel);
  return (
    <details key={key} ref={panel} name="header-panel" className={`group ${className}`}>
      <summary className={roundControl}>{button}</summary>
      {children}
    </details>
  );
}

/** Closes the panel on Escape and as soon as the shopper presses or focuses something else. */
function useClosing(panel: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && panel.current?.contains(target);
      if (panel.current && !isInside) panel.current.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !panel.current?.open) return;
      panel.current.open = false;
      panel.current.querySelector("summary")?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, [panel]);
}
