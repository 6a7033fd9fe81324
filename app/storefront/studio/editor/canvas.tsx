import { type MutableRefObject, type RefObject, useEffect } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { DesignSvg } from "~/design/drawing/design-svg";
import { type Proportion, zoomedCrop } from "~/design/geometry/geometry";
import { layerName } from "~/design/layers/layers";
import { printedLayer } from "~/design/surfaces/bleed";
import { dynamicStyle } from "../../ui/dynamic-style";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { zoomedBy } from "../zoom";
import { LayerHandles } from "./layer-handles";
import { LayerLink, LayerPlace } from "./layer-place";
import { EDITOR_PART } from "./selection";
import type { Guide } from "./snapping";
import { useChosenLayer } from "./use-chosen-layer";
import { useLayerClicks } from "./use-layer-clicks";
import type { LayerGestures } from "./use-layer-gestures";
import { useLayerKeys } from "./use-layer-keys";

interface CanvasProps {
  surface: SurfaceBlueprint;
  canvas: MutableRefObject<HTMLFieldSetElement | null>;
  gestures: LayerGestures;
  zoom: number;
}

/** The drawing of a surface with interactive areas for its layers; without JavaScript these link to the layers' fields. */
export function Canvas({ surface, canvas, gestures, zoom }: CanvasProps) {
  const { document, drawing, photos, isLive } = useStudioParts();
  const { held, guides, handlers } = gestures;
  const { layer: chosen, photo } = useChosenLayer(surface.key);
  const clicks = useLayerClicks(surface.key, gestures);
  const keys = useLayerKeys(surface);
  useZoomByWheel(canvas, surface);

  const size = surface.size(document.options);
  const { layers } = document.surfaces[surface.key];
  const width = dynamicStyle({ width: `${zoom * 100}%` });
  return (
    <fieldset
      ref={(element) => {
        canvas.current = element;
        width.ref(element);
      }}
      aria-label={`Design elements: ${surface.title}`}
      data-canvas={surface.key}
      tabIndex={-1}
      {...EDITOR_PART}
      {...(isLive && { ...handlers, onClick: clicks, ...keys })}
      data-look={width["data-look"]}
      className="relative min-w-0 touch-pan-x touch-pan-y"
    >
      <DesignSvg
        document={drawing.document}
        surface={surface.key}
        photos={photos}
        outline={drawing.outline}
        idPrefix="flat"
        title={`${surface.title}, flat`}
        isEdited
        held={held}
        className="pointer-events-none block h-auto w-full drop-shadow"
      />
      {layers.map((layer) => {
        if (layer.hidden) return null;
        const { title } = findSlotOf(document, surface.key, layer);
        if (!isLive)
          return <LayerLink key={layer.id} surface={surface.key} layer={layer} title={title} size={size} />;
        const shown = layer.id === held?.id ? held : layer;
        return (
          <LayerPlace
            key={layer.id}
            layer={shown}
            title={title}
            size={size}
            isChosen={layer.id === chosen?.id}
          />
        );
      })}
      <SnapGuides guides={guides} size={size} />
      {chosen && !chosen.hidden && (
        <LayerHandles layer={held ?? chosen} size={size} isCropped={photo !== undefined} />
      )}
    </fieldset>
  );
}

function useZoomByWheel(canvas: RefObject<HTMLElement>, surface: SurfaceBlueprint): void {
  const { document, dispatch } = useStudioParts();
  const { layer, photo } = useChosenLayer(surface.key);
  const cropped =
    photo && layer?.kind === "photo" ? printedLayer(layer, surface, document.options) : undefined;
  usePhotoWheel(canvas, cropped?.id, (steps) => {
    if (!cropped || !photo) return;
    const crop = zoomedCrop(cropped, photo, zoomedBy(cropped.crop.zoom, steps));
    dispatch({
      type: "apply",
      stroke: `wheel:${layerName(surface.key, cropped.id)}`,
      commands: [{ type: "set-crop", surface: surface.key, layer: cropped.id, crop }],
    });
  });
}

/** Thin lines to which the dragged layer has snapped. */
function SnapGuides({ guides, size }: { guides: Guide[]; size: Proportion }) {
  return guides.map(({ axis, at }) => (
    <span
      key={axis}
      data-guide={axis}
      aria-hidden="true"
      {...dynamicStyle(axis === "x" ? { left: percent(at, size.width) } : { top: percent(at, size.height) })}
      className={`pointer-events-none absolute bg-accent ${axis === "x" ? "inset-y-0 w-px" : "inset-x-0 h-px"}`}
    />
  ));
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** Zooms the selected photo by the wheel; elsewhere, and with Ctrl, the wheel is not handled here. */
function usePhotoWheel(
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
