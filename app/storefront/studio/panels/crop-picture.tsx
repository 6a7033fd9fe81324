import { type PointerEvent, type RefObject, useEffect, useId, useRef } from "react";
import type { Crop, DesignDocument, PhotoLayer } from "~/design/document/document";
import {
  coverFrame,
  movedCrop,
  type Proportion,
  pictureTransform,
  zoomedCrop,
} from "~/design/geometry/geometry";
import { framePath } from "~/design/geometry/shapes";
import type { PhotoSource } from "~/design/photos/photo-source";
import { findSurface } from "~/design/surfaces/surfaces";
import type { Point } from "../editor/layer-geometry";
import { between, distance, middle } from "../editor/pointer-hold";
import { useStudioParts } from "../use-studio";
import { zoomedBy } from "../zoom";

interface CropPictureProps {
  surface: string;
  /** With the box in which it is drawn (`printedLayer`). */
  layer: PhotoLayer;
  photo: PhotoSource;
}

/** Millimeters of a bleed that is not cut off but folded back. */
const MIN_FOLD = 30;
/** A side of the frame beyond which the photo is still shown, dimmed. */
const AROUND = 0.12;

/** The enlarged photo with its frame: moved by dragging, zoomed by two fingers or the wheel at the point under them. */
export function CropPicture({ surface, layer, photo }: CropPictureProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const handlers = useCropGestures(svg, { surface, layer, photo });
  const { box, crop, rotation } = layer;
  const picture = coverFrame(box, crop, rotation, photo);
  const [across, down] = [box.width * AROUND, box.height * AROUND];
  const view = {
    x: box.x - across,
    y: box.y - down,
    width: box.width + 2 * across,
    height: box.height + 2 * down,
  };
  const image = (
    <image
      href={photo.href}
      {...picture}
      preserveAspectRatio="none"
      transform={pictureTransform(box, crop, rotation, picture)}
    />
  );
  const front = frontOf(useStudioParts().document, surface, box);
  return (
    <>
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden="true"
        data-crop={layer.id}
        {...handlers}
        className="mx-auto block max-h-[42vh] w-full cursor-grab touch-none select-none rounded-field bg-line active:cursor-grabbing"
      >
        <clipPath id={id}>
          <path d={framePath(layer.shape, box)} />
        </clipPath>
        <g opacity="0.35">{image}</g>
        <g clipPath={`url(#${id})`}>{image}</g>
        {front && (
          <g fill="none" strokeWidth={view.width / 160}>
            <rect {...front} className="stroke-ink/70" />
            <rect {...front} className="stroke-card" strokeDasharray={view.width / 50} />
          </g>
        )}
      </svg>
      {front && (
        <p className="mt-2 text-sm text-soft-ink">
          Outside the dashed line, your photo wraps around the edges.
        </p>
      )}
    </>
  );
}

/**
 * Returns the front of a surface whose edges are folded back, such as a canvas, if the photo goes around them, in
 * millimeters; null for others.
 */
function frontOf(document: DesignDocument, surface: string, box: PhotoLayer["box"]) {
  const blueprint = findSurface(document, surface);
  if (!blueprint || blueprint.bleed < MIN_FOLD) return null;
  const { width, height } = blueprint.size(document.options);
  const isAround = box.x < 0 && box.y < 0 && box.x + box.width > width && box.y + box.height > height;
  return isAround ? { width, height } : null;
}

/** Pointers over the picture move and zoom the photo from where they were when the last one was put down or lifted. */
function useCropGestures(svg: RefObject<SVGSVGElement>, { surface, layer, photo }: CropPictureProps) {
  const { dispatch } = useStudioParts();
  const pointers = useRef(new Map<number, Point>());
  const start = useRef({ layer, points: [] as Point[] });
  const apply = (crop: Crop) =>
    dispatch({
      type: "apply",
      stroke: `crop:${surface}.${layer.id}`,
      commands: [{ type: "set-crop", surface, layer: layer.id, crop }],
    });
  const restart = () => {
    start.current = { layer, points: [...pointers.current.values()] };
  };
  useCropWheel(svg, ({ at, steps }) =>
    apply(zoomedCrop(layer, photo, zoomedBy(layer.crop.zoom, steps), withinFrame(at, layer.box))),
  );
  const release = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    restart();
    if (pointers.current.size === 0) dispatch({ type: "end-stroke" });
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
      restart();
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
      apply(followed(start.current, [...pointers.current.values()], photo));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** Returns the crop after the pointers have moved from where they started; two of them also zoom. */
function followed(
  { layer, points: [from, otherFrom] }: { layer: PhotoLayer; points: Point[] },
  [to, otherTo]: Point[],
  photo: Proportion,
): Crop {
  if (!otherTo) return movedCrop(layer, photo, between(from, to));
  const [before, after] = [middle([from, otherFrom]), middle([to, otherTo])];
  const spread = distance(to, otherTo) / Math.max(distance(from, otherFrom), 1);
  const zoom = zoomedBy(layer.crop.zoom * spread, 0);
  const crop = zoomedCrop(layer, photo, zoom, withinFrame(before, layer.box));
  return movedCrop({ ...layer, crop }, photo, between(before, after));
}

/** Returns the point as fractions of the frame. */
function withinFrame({ x, y }: Point, box: PhotoLayer["box"]): Point {
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

/** Returns a point of the window in millimeters of the surface. */
function pointIn(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x, y };
}

/** Not a React listener, because that is passive and could not prevent the page from scrolling. */
function useCropWheel(svg: RefObject<SVGSVGElement>, zoom: (turn: { at: Point; steps: number }) => void) {
  useEffect(() => {
    const element = svg.current;
    const turn = (event: WheelEvent) => {
      if (!element || event.ctrlKey) return;
      event.preventDefault();
      zoom({ at: pointIn(element, event), steps: event.deltaY < 0 ? 2 : -2 });
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  });
}
