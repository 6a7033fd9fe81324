import { type RefObject, useEffect } from "react";

/** The wheel over the chosen photo brings it closer; anywhere else, and with Ctrl, it is not ours. */
export function usePhotoWheel(
  canvas: RefObject<HTMLElement>,
  chosen: string | undefined,
  zoom: (steps: number) => void,
): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element || chosen === undefined) return;
    const turn = (event: WheelEvent) => {
      const isOver =
        event.target instanceof HTMLElement && event.target.closest(`[data-place="${chosen}"]`) !== null;
      if (event.ctrlKey || !isOver) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 2 : -2);
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  });
}
