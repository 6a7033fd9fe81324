import { useEffect } from "react";

declare global {
  interface Window {
    /** What was done before there was anybody to answer; scripts-last.ts notes it until the shell takes over. */
    earlyActs?: Event[];
  }
}

/** Answers what was done before the page was alive, once every part of it has had its own effects. */
export function useEarlyActs(): void {
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(answer));
  }, []);
}

function answer(): void {
  const acts = window.earlyActs ?? [];
  window.earlyActs = undefined;
  for (const { target, type } of acts)
    target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}
