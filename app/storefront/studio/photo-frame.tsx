import { type CSSProperties, useRef } from "react";
import type { PhotoLayer } from "~/design/document";
import type { PhotoSource } from "~/design/photo-source";
import { useCropGestures } from "./use-crop-gestures";

interface PhotoFrameProps {
  surface: string;
  layer: PhotoLayer;
  source: PhotoSource;
  /** Millimetres of the surface. */
  size: { width: number; height: number };
  place: CSSProperties;
}

/**
 * The handle of a photo on its surface: a mouse drags it at once; a finger chooses it first, so that the page still
 * scrolls; the arrow keys move it and + and - zoom while it has the focus.
 */
export function PhotoFrame({ surface, layer, source, size, place }: PhotoFrameProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const { isChosen, handlers } = useCropGestures(frame, { surface, layer, source, size });
  return (
    <button
      ref={frame}
      type="button"
      aria-label="Move the photo in its frame with the arrow keys, plus and minus to zoom"
      style={{ ...place, touchAction: isChosen ? "none" : "manipulation" }}
      className={`absolute cursor-grab rounded-sm outline-offset-0 active:cursor-grabbing ${isChosen ? "outline outline-2 outline-accent" : "hover:outline hover:outline-2 hover:outline-accent/60"}`}
      {...handlers}
    >
      <span className="pointer-events-none absolute inset-x-0 bottom-1 mx-auto w-fit rounded-full bg-ink/75 px-2 py-0.5 text-sm text-white lg:hidden">
        {isChosen ? "Drag or pinch" : "Tap to move"}
      </span>
    </button>
  );
}
