import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The flat view at its usual size, and how much closer it can be brought. */
const MIN_ZOOM = 1;
const MAX_ZOOM = 4;
const FACTOR = 1.25;

/** A point of the window, in pixels. */
interface WindowPoint {
  x: number;
  y: number;
}

export interface CanvasZoom {
  zoom: number;
  /** So many steps closer, or below zero further off. */
  step: (steps: number) => void;
}

/**
 * How close the flat view is: by buttons, by the wheel with Ctrl, or by two fingers while no layer is held. One finger
 * always scrolls: the view where it is closer than usual, else the page.
 */
export function useCanvasZoom(scroller: RefObject<HTMLElement>, isHolding: () => boolean): CanvasZoom {
  const [zoom, setZoom] = useState(MIN_ZOOM);

  const zoomTo = (wanted: number, at?: WindowPoint) => {
    const element = scroller.current;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 };
    const part = {
      x: (element.scrollLeft + place.x) / element.scrollWidth,
      y: (element.scrollTop + place.y) / element.scrollHeight,
    };
    flushSync(() => setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted))));
    element.scrollLeft = part.x * element.scrollWidth - place.x;
    element.scrollTop = part.y * element.scrollHeight - place.y;
  };
  const stepAt = (steps: number, at?: WindowPoint) => zoomTo(zoom * FACTOR ** steps, at);

  useControlWheel(scroller, stepAt);
  usePinch(scroller, { zoom, zoomTo, isHolding });
  return { zoom, step: (steps) => stepAt(steps) };
}

/** React's own listener could not keep the browser from zooming the whole page. */
function useControlWheel(scroller: RefObject<HTMLElement>, step: (steps: number, at: WindowPoint) => void) {
  useEffect(() => {
    const element = scroller.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      step(event.deltaY < 0 ? 1 : -1, { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  });
}

interface Pinching {
  zoom: number;
  zoomTo: (zoom: number, at: WindowPoint) => void;
  isHolding: () => boolean;
}

/** A second finger keeps the page from scrolling, whatever it means; on no layer it brings the view closer. */
function usePinch(scroller: RefObject<HTMLElement>, pinching: Pinching) {
  const latest = useRef(pinching);
  latest.current = pinching;
  useEffect(() => {
    const element = scroller.current;
    let start: { spread: number; zoom: number } | null = null;
    const startGesture = (event: TouchEvent) => {
      if (event.touches.length < 2) return;
      event.preventDefault();
      start = latest.current.isHolding()
        ? null
        : { spread: spreadOf(event.touches), zoom: latest.current.zoom };
    };
    const spread = (event: TouchEvent) => {
      if (event.touches.length < 2) return;
      event.preventDefault();
      if (!start || start.spread === 0) return;
      const [one, two] = event.touches;
      const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
      latest.current.zoomTo((start.zoom * spreadOf(event.touches)) / start.spread, middle);
    };
    element?.addEventListener("touchstart", startGesture, { passive: false });
    element?.addEventListener("touchmove", spread, { passive: false });
    return () => {
      element?.removeEventListener("touchstart", startGesture);
      element?.removeEventListener("touchmove", spread);
    };
  }, [scroller]);
}

function spreadOf([one, two]: TouchList): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
