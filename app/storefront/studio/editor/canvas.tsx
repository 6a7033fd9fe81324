import type { MutableRefObject, RefObject } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { DesignSvg } from "~/design/drawing/design-svg";
import { layerName } from "~/design/layers/layers";
import { dynamicStyle } from "../../ui/dynamic-style";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { zoomedBy } from "../zoom";
import { LayerHandles } from "./layer-handles";
import { LayerLink } from "./layer-link";
import { LayerPlace } from "./layer-place";
import { EDITOR_PART } from "./selection";
import { SnapGuides } from "./snap-guides";
import { useChosenLayer } from "./use-chosen-layer";
import { useLayerClicks } from "./use-layer-clicks";
import type { LayerGestures } from "./use-layer-gestures";
import { useLayerKeys } from "./use-layer-keys";
import { usePhotoWheel } from "./use-photo-wheel";

interface CanvasProps {
  surface: SurfaceBlueprint;
  canvas: MutableRefObject<HTMLFieldSetElement | null>;
  gestures: LayerGestures;
  /** Zoom factor. */
  zoom: number;
}

/** The drawing of a surface with interactive areas for its layers; without JavaScript these link to the layers' fields. */
export function Canvas({ surface, canvas, gestures, zoom }: CanvasProps) {
  const { document, drawing, photos, isLive } = useStudioParts();
  const { held, guides, handlers } = gestures;
  const { layer: chosen, photo } = useChosenLayer(surface.key);
  const clicks = useLayerClicks(surface.key, gestures);
  const keys = useLayerKeys(surface);
  useZoomByWheel(canvas, surface.key);

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
        guides
        held={held}
        className="pointer-events-none block h-auto w-full drop-shadow"
      />
      {layers.map((layer) => {
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
      {chosen && <LayerHandles layer={held ?? chosen} size={size} isCropped={photo !== undefined} />}
    </fieldset>
  );
}

function useZoomByWheel(canvas: RefObject<HTMLElement>, surface: string): void {
  const { dispatch } = useStudioParts();
  const { layer, photo } = useChosenLayer(surface);
  const cropped = photo && layer?.kind === "photo" ? layer : undefined;
  usePhotoWheel(canvas, cropped?.id, (steps) => {
    if (!cropped) return;
    const crop = { zoom: zoomedBy(cropped.crop.zoom, steps) };
    dispatch({
      type: "apply",
      stroke: `wheel:${layerName(surface, cropped.id)}`,
      commands: [{ type: "set-crop", surface, layer: cropped.id, crop }],
    });
  });
}
