import { type PointerEvent, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { roomTones } from "~/design/scenes/room";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { buttonClasses } from "../../ui/button";
import { dynamicStyle } from "../../ui/dynamic-style";
import { Status } from "../../ui/live-region";
import { useStudioParts } from "../use-studio";
import { openScene3d, type Scene3d } from "./scene-3d.client";
import { drawTexture } from "./surface-texture";
import type { TurnableShape } from "./turnable-products";

export interface Preview3dProps {
  shape: TurnableShape;
  onClose: () => void;
}

const STEP = 5;
/**
 * Initial angles in degrees, at which the depth is visible. The mug's handle is opposite to the middle of its art, and
 * comes into view at 30 degrees.
 */
const STARTS: Record<TurnableShape, number> = { mug: -35, pillow: -25, canvas: -25 };
/** Degrees that a drag across the whole picture turns. */
const ACROSS = 240;

/** 3D preview over the product's picture, rotated by dragging, by a slider or by the arrow keys. */
export function Preview3d({ shape, onClose }: Preview3dProps) {
  const { view } = useStudioParts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [degrees, setDegrees] = useState(STARTS[shape]);
  const isPossible = useScene3d(canvas, shape, degrees);
  const drag = useDrag(degrees, setDegrees);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset
      aria-label={`${view.product.name}, turning`}
      {...dynamicStyle({ background: roomTones[view.product.background].wall })}
      className="absolute inset-0 z-10 m-0 flex min-w-0 flex-col overflow-hidden rounded-card border-0 p-0"
    >
      {isPossible ? (
        <canvas
          ref={canvas}
          {...drag}
          className="min-h-0 w-full flex-1 cursor-grab touch-pan-y active:cursor-grabbing"
        />
      ) : (
        <Status isNew className="m-auto max-w-xs px-4 text-center text-sm">
          Your browser doesn't support 3D. The flat preview shows your design exactly as we'll make it.
        </Status>
      )}
      <div className="flex items-center gap-3 px-3 pb-2">
        {isPossible && (
          <label className="flex min-w-0 flex-1 items-center gap-3 text-sm">
            <span className="font-semibold">Rotate</span>
            <input
              ref={slider}
              type="range"
              min={-180}
              max={180}
              step={STEP}
              value={degrees}
              aria-valuetext={formatAngle(degrees)}
              onChange={({ currentTarget }) => setDegrees(Number(currentTarget.value))}
              className="h-11 min-w-0 flex-1 accent-accent"
            />
          </label>
        )}
        <button type="button" onClick={onClose} className={buttonClasses("plain", "ml-auto text-sm")}>
          Exit 3D view
        </button>
      </div>
    </fieldset>
  );
}

/** Keeps the 3D view in sync with design and angle; returns false when the browser has no WebGL. */
function useScene3d(canvas: RefObject<HTMLCanvasElement>, shape: TurnableShape, degrees: number): boolean {
  const { drawing, photos } = useStudioParts();
  const [space, setSpace] = useState<Scene3d | null>(null);
  const [isPossible, setPossible] = useState(true);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    try {
      const opened = openScene3d(element, shape);
      const sizes = new ResizeObserver(opened.fit);
      sizes.observe(element);
      setSpace(opened);
      return () => {
        sizes.disconnect();
        opened.close();
      };
    } catch {
      setPossible(false);
    }
  }, [canvas, shape]);

  const drawn = useDeferredValue(drawing.document);
  const latest = useRef({ outline: drawing.outline, photos });
  latest.current = { outline: drawing.outline, photos };
  useEffect(() => {
    if (!space) return;
    let isCurrent = true;
    const { outline, photos } = latest.current;
    const [{ key }] = surfacesOf(drawn);
    drawTexture({ document: drawn, outline }, key, { photos, isBled: shape === "canvas" })
      .then((texture) => isCurrent && space.show({ texture, options: drawn.options }))
      .catch(() => isCurrent && setPossible(false));
    return () => {
      isCurrent = false;
    };
  }, [space, shape, drawn]);

  useEffect(() => space?.turnTo(degrees), [space, degrees]);
  return isPossible;
}

/** Turns the product by horizontal drags; vertical ones scroll the page. */
function useDrag(degrees: number, turnTo: (degrees: number) => void) {
  const start = useRef<{ x: number; degrees: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      start.current = { x: event.clientX, degrees };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (!start.current) return;
      const moved = ((event.clientX - start.current.x) / event.currentTarget.clientWidth) * ACROSS;
      turnTo(around(start.current.degrees + moved));
    },
    onPointerUp() {
      start.current = null;
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** Normalizes an angle to -180 to 180 degrees. */
function around(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function formatAngle(degrees: number): string {
  const angle = Math.round(degrees);
  if (angle === 0) return "Front";
  if (Math.abs(angle) === 180) return "Back";
  return `${Math.abs(angle)} degrees to the ${angle > 0 ? "right" : "left"}`;
}
