import { useEffect } from "react";

/** Where the tab remembers it for its next pages. */
const STORED = "last-input";
/** Milliseconds after a press in which the browser itself may click, such as on the field of a pressed label. */
const OWN_CLICK = 1_000;

/** Null until something is entered in this page. */
let isByKeyboard: boolean | null = null;

/** Whether the latest input came from the keyboard or a screen reader. */
export function usesKeyboard(): boolean {
  return isByKeyboard ?? read() === "keyboard";
}

/** Follows the shopper's input; once in a page. */
export function useLastInput(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let pressedAt = Number.NEGATIVE_INFINITY;
    addEventListener("keydown", () => remember(true), options);
    addEventListener(
      "pointerdown",
      (event) => {
        pressedAt = event.timeStamp;
        remember(isOfScreenReader(event));
      },
      options,
    );
    // Screen readers click without a key and without a pointer.
    addEventListener(
      "click",
      ({ detail, timeStamp }) => {
        if (detail === 0 && timeStamp - pressedAt > OWN_CLICK) remember(true);
      },
      options,
    );
    return () => listening.abort();
  }, []);
}

/** Screen readers on phones press with a pointer of no size. */
function isOfScreenReader({ width, height, pressure, detail, pointerType }: PointerEvent): boolean {
  if (width === 0 && height === 0) return true;
  return width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === "mouse";
}

function remember(isKeyboard: boolean): void {
  if (isByKeyboard === isKeyboard) return;
  isByKeyboard = isKeyboard;
  try {
    sessionStorage.setItem(STORED, isKeyboard ? "keyboard" : "pointer");
  } catch {
    // Without storage the next page starts anew.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(STORED);
  } catch {
    return null;
  }
}
