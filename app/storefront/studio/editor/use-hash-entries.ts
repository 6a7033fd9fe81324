import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Completes the history entries that links within the page create, such as the tabs of the sheets. The router numbers
 * its own entries only: without a number it cannot block the navigation after them, and goes back too far.
 */
export function useHashEntries(): void {
  // Renders again for each entry.
  useLocation();
  const latest = useRef<unknown>(null);
  useEffect(() => {
    latest.current = window.history.state;
  });
  useEffect(() => {
    const complete = () => {
      if (window.history.state !== null || !isEntry(latest.current)) return;
      const { idx } = latest.current;
      window.history.replaceState({ idx, key: newKey(), usr: null }, "");
    };
    // Before the router, which listens in the bubbling phase.
    window.addEventListener("popstate", complete, { capture: true });
    return () => window.removeEventListener("popstate", complete, { capture: true });
  }, []);
}

/** The state of an entry of the router. */
function isEntry(state: unknown): state is { idx: number } {
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number";
}

/** Under the key the router remembers where the page was scrolled to. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
