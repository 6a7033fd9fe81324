import { useEffect, useRef } from "react";
import { track } from "./track";

/**
 * Tells the services in use what page the shopper sees, and tells them again when that becomes another one. They are
 * introduced after the page's own effects, so the word is given a moment later.
 */
export function usePageEvent(event: string, details: Record<string, string | number> = {}): void {
  const latest = useRef(details);
  latest.current = details;
  useEffect(() => {
    const word = setTimeout(() => track(event, latest.current));
    return () => clearTimeout(word);
  }, [event]);
}
