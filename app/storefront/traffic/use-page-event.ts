import { useEffect, useRef } from "react";
import { track } from "./track";

/**
 * Reports a page view to the services in use, and again when the page changes. The event is delayed, because services
 * are initialized after the page's own effects.
 */
export function usePageEvent(event: string, details: Record<string, string | number> = {}): void {
  const latest = useRef(details);
  latest.current = details;
  useEffect(() => {
    const word = setTimeout(() => track(event, latest.current));
    return () => clearTimeout(word);
  }, [event]);
}
