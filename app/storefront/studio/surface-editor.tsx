import { useRef } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { dynamicStyle } from "../ui/dynamic-style";
import { Canvas } from "./editor/canvas";
import { useCanvasZoom } from "./editor/use-canvas-zoom";
import { useLayerGestures } from "./editor/use-layer-gestures";
import { ZoomButtons } from "./editor/zoom-buttons";
import { useStudioParts } from "./use-studio";

/** A flat surface whose layers can be edited. */
export function SurfaceEditor({ surface }: { surface: SurfaceBlueprint }) {
  const { document, isLive } = useStudioParts();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLFieldSetElement>(null);
  const gestures = useLayerGestures(canvas, surface);
  const zoom = useCanvasZoom(scroller, gestures.isHolding);
  const { width, height } = surface.size(document.options);
  return (
    <figure
      id={`surface-${surface.key}`}
      {...dynamicStyle({ "--ratio": width / height })}
      className="relative flex w-full shrink-0 snap-center flex-col items-center justify-center lg:min-w-0 lg:flex-1 lg:shrink"
    >
      <div
        ref={scroller}
        className={`aspect-[--ratio] w-[min(100%,calc(var(--picture-height,34svh)*var(--ratio)))] lg:w-[min(100%,calc(var(--flat-height)*var(--ratio)))] ${zoom.zoom > 1 ? "overflow-auto rounded-field outline outline-1 outline-line" : ""}`}
      >
        <Canvas surface={surface} canvas={canvas} gestures={gestures} zoom={zoom.zoom} />
      </div>
      <figcaption className="flex items-center justify-center gap-2 text-center text-sm text-soft-ink max-lg:absolute max-lg:-right-1 max-lg:bottom-0 lg:mt-1.5">
        <span className="max-lg:sr-only">
          <span className="font-medium text-ink">{surface.title}</span>
          <span>: keep text inside the dashed line</span>
        </span>
        <span className="scripted-only" data-awaits-scripts={!isLive}>
          <ZoomButtons {...zoom} />
        </span>
      </figcaption>
    </figure>
  );
}
