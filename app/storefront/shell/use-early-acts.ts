import { useEffect } from "react";

declare global {
  interface Window {
    /** What was done before there was anybody to answer; scripts-last.ts notes it until the shell takes over. */
    earlyActs?: Event[];
  }
}

/**
 * Answers what was done before the page was alive, once what its parts do at first is done. What is done from now on they
 * answer themselves.
 */
export function useEarlyActs(): void {
  useEffect(() => {
    const acts = window.earlyActs ?? [];
    window.earlyActs = undefined;
    requestAnimationFrame(() => setTimeout(response, 0, acts));
  }, []);
}

function response(acts: Event[]): void {
  for (const { target, type } of acts)
    target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}
