import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** Thousandths of the photo between two points of a line. */
const STEP = 2;
const MAX_POINTS = 2000;
const WHOLE = 1000;

/**
 * Follows a pointer over a photo, one at a time; beyond its edge the line runs along it.
 * @param photo the group that has the upright photo at its origin, `size` large
 * @param finish receives the line when the pointer is lifted: x and y by turns, in thousandths of the photo
 */
export function useDrawnLine(
  photo: RefObject<SVGGElement>,
  size: { width: number; height: number },
  finish: (line: number[]) => void,
) {
  const [line, setLine] = useState<number[]>([]);
  /** The line before React has rendered it. */
  const latest = useRef<number[]>([]);
  const pointer = useRef<number | null>(null);

  function show(next: number[]) {
    latest.current = next;
    setLine(next);
  }

  function placeOf({
    clientX,
    clientY,
  }: {
    clientX: number;
    clientY: number;
  }): [x: number, y: number] | null {
    const matrix = photo.current?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [within((x / size.width) * WHOLE), within((y / size.height) * WHOLE)];
  }

  function follow(event: PointerEvent) {
    if (pointer.current !== event.pointerId) return;
    const place = placeOf(event);
    const drawn = latest.current;
    const [x, y] = drawn.slice(-2);
    if (!place || drawn.length >= 2 * MAX_POINTS) return;
    if (x === undefined || Math.hypot(place[0] - x, place[1] - y) >= STEP) show([...drawn, ...place]);
  }

  function end(isFinished: boolean) {
    const drawn = latest.current;
    pointer.current = null;
    show([]);
    if (isFinished && drawn.length > 0) finish(drawn);
  }

  return {
    line,
    handlers: {
      onPointerDown(event: PointerEvent) {
        // A second finger, as for zooming the page, ends the line without a trace.
        if (pointer.current !== null) return end(false);
        if (event.button !== 0) return;
        pointer.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      },
      onPointerMove: follow,
      onPointerUp(event: PointerEvent) {
        if (pointer.current === event.pointerId) end(true);
      },
      onPointerCancel(event: PointerEvent) {
        if (pointer.current === event.pointerId) end(false);
      },
    },
  };
}

function within(value: number): number {
  return Math.min(WHOLE, Math.max(0, value));
}
