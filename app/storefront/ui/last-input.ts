import { useEffect } from "react";

let isByKeyboard = false;

/** Whether the latest input came from the keyboard, which screen readers use, too. */
export function usesKeyboard(): boolean {
  return isByKeyboard;
}

/** Follows the shopper's input; once in a page. */
export function useLastInput(): void {
  useEffect(() => {
    const listening = new AbortController();
    const follow = ({ type }: Event) => {
      isByKeyboard = type === "keydown";
    };
    for (const type of ["keydown", "pointerdown"])
      addEventListener(type, follow, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}
