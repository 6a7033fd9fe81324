import { type RefObject, useEffect } from "react";

/** Zooms the selected photo by the wheel; elsewhere, and with Ctrl, the wheel is not handled here. */
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
