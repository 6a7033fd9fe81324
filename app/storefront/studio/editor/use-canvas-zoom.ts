import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Limits and step of the flat view's zoom. */
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
  /** Zooms in by that many steps, or out if negative. */
  step: (steps: number) => void;
}

/**
 * Zoom of the flat view: by buttons, by the wheel with Ctrl, or by two fingers while no layer is held. One finger
 * always scrolls: the view if it is zoomed in, otherwise the page.
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

/** Not a React listener, because that is passive and could not prevent the browser from zooming the page. */
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

/** A second finger always prevents scrolling; outside layers it zooms the view. */
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
