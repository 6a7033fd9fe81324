import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Crop, PhotoLayer } from "~/design/document";
import { movedCrop } from "~/design/geometry";
import { layerName } from "~/design/layers";
import type { PhotoSource } from "~/design/photo-source";
import { useStudioParts } from "./use-studio";
import { zoomedBy } from "./zoom";

interface CropTarget {
  surface: string;
  layer: PhotoLayer;
  source: PhotoSource;
  /** Millimetres of the surface. */
  size: { width: number; height: number };
}

/** Where a gesture began; positions in pixels of the screen. */
interface Gesture {
  crop: Crop;
  middle: Point;
  spread: number;
}

interface Point {
  x: number;
  y: number;
}

const KEY_STEP = 0.03;
const ZOOM_KEYS: Record<string, number> = { "+": 2, "=": 2, "-": -2 };
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pointer, wheel and keys that move and zoom a photo in its frame. Each drag is one step to undo. */
export function useCropGestures(frame: RefObject<HTMLElement>, { surface, layer, source, size }: CropTarget) {
  const { dispatch } = useStudioParts();
  const [isChosen, choose] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const name = layerName(surface, layer.id);

  const setCrop = (crop: Partial<Crop>, stroke: string) =>
    dispatch({
      type: "apply",
      stroke: `${stroke}:${name}`,
      commands: [{ type: "set-crop", surface, layer: layer.id, crop }],
    });
  const zoom = (steps: number, stroke: string) => setCrop({ zoom: zoomedBy(layer.crop.zoom, steps) }, stroke);
  const begin = () => {
    gesture.current = { crop: layer.crop, ...shapeOf([...pointers.current.values()]) };
  };

  useDeselection(frame, isChosen, () => choose(false));
  useWheel(frame, isChosen, (steps) => zoom(steps, "wheel"));

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const wasChosen = isChosen;
      choose(true);
      if (event.pointerType === "touch" && !wasChosen) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!gesture.current || !pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const pixels = event.currentTarget.getBoundingClientRect().width;
      const millimetres = layer.box.width / Math.max(1, pixels);
      setCrop(
        pulledCrop(gesture.current, [...pointers.current.values()], { layer, source, millimetres }),
        "drag",
      );
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      const zoomSteps = ZOOM_KEYS[event.key];
      if (event.key === "Escape") return choose(false);
      if (!arrow && !zoomSteps) return;
      event.preventDefault();
      if (zoomSteps) return zoom(zoomSteps, "keys");
      const step = Math.min(size.width, size.height) * KEY_STEP * (event.shiftKey ? 4 : 1);
      setCrop(movedCrop(layer, source, { x: arrow.x * step, y: arrow.y * step }), "keys");
    },
  };

  function end(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return;
    if (pointers.current.size > 0) return begin();
    gesture.current = null;
    dispatch({ type: "end-stroke" });
  }

  return { isChosen, handlers };
}

/** The crop after one finger pulled the photo, or two spread it. */
function pulledCrop(
  { crop, middle, spread }: Gesture,
  points: Point[],
  { layer, source, millimetres }: Pick<CropTarget, "layer" | "source"> & { millimetres: number },
): Crop {
  const now = shapeOf(points);
  const zoom = spread > 0 ? zoomedBy((crop.zoom * now.spread) / spread, 0) : crop.zoom;
  const pull = { x: (now.middle.x - middle.x) * millimetres, y: (now.middle.y - middle.y) * millimetres };
  return movedCrop({ box: layer.box, rotation: layer.rotation, crop: { ...crop, zoom } }, source, pull);
}

/** The middle of the pointers, and how far apart two of them are. */
function shapeOf(points: Point[]): { middle: Point; spread: number } {
  const [one = { x: 0, y: 0 }, two = one] = points;
  return {
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    spread: Math.hypot(one.x - two.x, one.y - two.y),
  };
}

/** A press anywhere else lets go of the photo. */
function useDeselection(frame: RefObject<HTMLElement>, isChosen: boolean, letGo: () => void): void {
  useEffect(() => {
    if (!isChosen) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) letGo();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  });
}

/** The wheel zooms only a photo that was chosen; React's own listener could not keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement>, isChosen: boolean, zoom: (steps: number) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (!isChosen || !element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 2 : -2);
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  });
}
