import type { CSSProperties } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint";
import { DesignSvg } from "~/design/design-svg";
import type { Box, PhotoLayer } from "~/design/document";
import { layerName } from "~/design/layers";
import { fieldId } from "./field-names";
import { PhotoFrame } from "./photo-frame";
import { useStudioParts } from "./use-studio";

interface Size {
  width: number;
  height: number;
}

/** One surface, flat. An empty photo slot opens the file choice; in the browser photos are moved here. */
export function SurfaceEditor({ surface }: { surface: SurfaceBlueprint }) {
  const { document, drawing, photos } = useStudioParts();
  const size = surface.size(document.options);
  const photoLayers = document.surfaces[surface.key].layers.filter((layer) => layer.kind === "photo");
  return (
    <figure
      id={`surface-${surface.key}`}
      className="flex w-full shrink-0 snap-center flex-col items-center justify-center lg:min-w-0 lg:flex-1"
    >
      <div
        style={{ "--ratio": size.width / size.height } as CSSProperties}
        className="relative w-[min(100%,calc(32svh*var(--ratio)))] lg:w-[min(100%,calc(25vh*var(--ratio)))]"
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
        {photoLayers.map((layer) => (
          <PhotoPlace key={layer.id} surface={surface.key} layer={layer} size={size} />
        ))}
      </div>
      <figcaption className="mt-1 text-center text-sm text-soft-ink">{surface.title}</figcaption>
    </figure>
  );
}

function PhotoPlace({ surface, layer, size }: { surface: string; layer: PhotoLayer; size: Size }) {
  const { photos, isLive } = useStudioParts();
  const source = layer.photoId === null ? undefined : photos[layer.photoId];
  const place = placeOf(layer.box, size);
  if (source) {
    if (!isLive) return null;
    return <PhotoFrame surface={surface} layer={layer} source={source} size={size} place={place} />;
  }
  return (
    <label htmlFor={fieldId(layerName(surface, layer.id))} style={place} className="absolute cursor-pointer">
      <span className="sr-only">Add it here</span>
    </label>
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
