import type { CSSProperties } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint";
import { DesignSvg } from "~/design/design-svg";
import type { Box, Layer } from "~/design/document";
import { layerName } from "~/design/layers";
import { fieldId } from "./field-names";
import { PhotoFrame } from "./photo-frame";
import { findSlotOf } from "./slots";
import { useStudioParts } from "./use-studio";

interface Size {
  width: number;
  height: number;
}

/** One surface, flat. Its layers lead to their fields; in the browser photos are moved here. */
export function SurfaceEditor({ surface }: { surface: SurfaceBlueprint }) {
  const { document, drawing, photos } = useStudioParts();
  const size = surface.size(document.options);
  const { layers } = document.surfaces[surface.key];
  return (
    <figure
      id={`surface-${surface.key}`}
      className="flex w-full shrink-0 snap-center flex-col items-center justify-center lg:min-w-0 lg:flex-1"
    >
      <div
        style={{ "--ratio": size.width / size.height } as CSSProperties}
        className="relative w-[min(100%,calc(32svh*var(--ratio)))] lg:w-[min(100%,calc(var(--flat-height)*var(--ratio)))]"
      >
        <DesignSvg
          document={drawing.document}
          surface={surface.key}
          photos={photos}
          outline={drawing.outline}
          idPrefix="flat"
          title={`${surface.title}, flat`}
          guides
          className="block h-auto w-full drop-shadow"
        />
        {layers.map((layer) => (
          <LayerPlace key={layer.id} surface={surface.key} layer={layer} size={size} />
        ))}
      </div>
      <figcaption className="mt-1.5 text-center text-sm text-soft-ink">
        <span className="font-medium text-ink">{surface.title}</span>
        {layers.some(({ kind }) => kind === "photo") && ": faces are safe inside the dashed line"}
      </figcaption>
    </figure>
  );
}

/** Where a layer lies: a photo's handle, or the way to the layer's field. */
function LayerPlace({ surface, layer, size }: { surface: string; layer: Layer; size: Size }) {
  const { document, photos, isLive } = useStudioParts();
  if (layer.kind === "art") return null;
  const place = placeOf(layer.box, size);
  const source = layer.kind === "photo" && layer.photoId !== null ? photos[layer.photoId] : undefined;
  if (layer.kind === "photo" && source && isLive) {
    return <PhotoFrame surface={surface} layer={layer} source={source} size={size} place={place} />;
  }
  const { title } = findSlotOf(document, surface, layer);
  const field = fieldId(layerName(surface, layer.id));
  return (
    <a
      href={`#${field}`}
      style={place}
      className="absolute rounded-sm hover:outline hover:outline-2 hover:outline-accent/60"
      onClick={(event) => {
        if (layer.kind !== "photo" || !isLive) return;
        event.preventDefault();
        window.document.getElementById(field)?.click();
      }}
    >
      <span className="sr-only">Change: {title}</span>
    </a>
  );
}

function placeOf(box: Box, size: Size): CSSProperties {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(box.x, size.width),
    top: percent(box.y, size.height),
    width: percent(box.width, size.width),
    height: percent(box.height, size.height),
  };
}
