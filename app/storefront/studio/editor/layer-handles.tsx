import type { Layer } from "~/design/document/document";
import type { Proportion } from "~/design/geometry/geometry";
import { boundsOf } from "~/design/layers/layer-bounds";
import { dynamicStyle } from "../../ui/dynamic-style";
import { type Corner, corners } from "./layer-geometry";
import { placeOf } from "./place-of";

interface LayerHandlesProps {
  layer: Layer;
  size: Proportion;
  /** The photo is moved within its frame; the frame then has no handles. */
  isCropped: boolean;
}

const place: Record<Corner, string> = {
  "top-left": "-left-6 -top-6 cursor-nwse-resize",
  "top-right": "-right-6 -top-6 cursor-nesw-resize",
  "bottom-right": "-bottom-6 -right-6 cursor-nwse-resize",
  "bottom-left": "-bottom-6 -left-6 cursor-nesw-resize",
};

/**
 * The outline of the selected layer, with a resize handle at each corner and a rotation handle. For pointers only; keys
 * do the same.
 */
export function LayerHandles({ layer, size, isCropped }: LayerHandlesProps) {
  return (
    <div
      aria-hidden="true"
      {...dynamicStyle(placeOf(layer, size))}
      className={`pointer-events-none absolute outline outline-2 outline-accent ${isCropped ? "outline-dashed" : ""}`}
    >
      {!isCropped && !layer.locked && (
        <>
          {(Object.keys(corners) as Corner[]).map((corner) => (
            <span key={corner} data-grip={corner} className={`${handle} ${place[corner]}`}>
              <span className="h-3.5 w-3.5 rounded-full border-2 border-accent bg-card" />
            </span>
          ))}
          <TurnHandle at={turnHandlePlace(layer, size)} />
        </>
      )}
    </div>
  );
}

type TurnPlace = "above" | "below" | "inside";

const turnPlaces: Record<TurnPlace, string> = { above: "-top-14", below: "-bottom-14", inside: "top-1" };

function TurnHandle({ at }: { at: TurnPlace }) {
  return (
    <span
      data-grip="turn"
      className={`${handle} left-1/2 -translate-x-1/2 cursor-grab active:cursor-grabbing ${turnPlaces[at]}`}
    >
      <span className="flex h-7 w-7 items-center justify-center rounded-full border-2 border-accent bg-card text-accent-strong">
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="h-4 w-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5" />
        </svg>
      </span>
    </span>
  );
}

/** Fraction of the surface's height that the handle needs. */
const ROOM = 0.15;

/** Places the handle above the layer if there is room on the surface, otherwise below it, otherwise inside. */
function turnHandlePlace(layer: Layer, { height }: Proportion): TurnPlace {
  const { y, height: length } = boundsOf(layer);
  if (y > height * ROOM) return "above";
  return y + length < height * (1 - ROOM) ? "below" : "inside";
}

const handle = "pointer-events-auto absolute flex h-11 w-11 touch-none items-center justify-center";
