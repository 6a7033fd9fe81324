import { type RefObject, useEffect } from "react";

/** Pixels; what is missing below is the keyboard, not a browser's bar. */
const MIN_KEYBOARD = 120;

/** While a keyboard covers part of the window, the studio's frame is as high as the rest (studio.css). */
export function useKeyboardHeight(frame: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const fit = () => {
      const height = visualViewport.height * visualViewport.scale;
      const isOpen = window.innerHeight - height > MIN_KEYBOARD;
      frame.current?.style.setProperty("--view-height", isOpen ? `${height}px` : "");
      if (!isOpen) return;
      frame.current?.scrollIntoView();
      document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    visualViewport.addEventListener("resize", fit);
    return () => visualViewport.removeEventListener("resize", fit);
  }, [frame]);
}
