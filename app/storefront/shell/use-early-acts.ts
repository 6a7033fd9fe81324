import { useEffect } from "react";

declare global {
  interface Window {
    /** Events before the shell was ready; scripts-last.ts records them. */
    earlyActs?: Event[];
  }
}

/** Replays events recorded before hydration, after the components' first effects. Later events are handled normally. */
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
