import type { CSSProperties } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint";
import { DesignSvg } from "~/design/design-svg";
import { layerName } from "~/design/layers";
import { fieldId } from "./field-names";
import { PhotoFrame } from "./photo-frame";
import { useStudioParts } from "./use-studio";

/** One surface, flat. An empty photo slot opens the file choice; in the browser photos are moved here. */
export function SurfaceEditor({ surface, isOnly }: { surface: SurfaceBlueprint; isOnly: boolean }) {
  const { document, drawing, photos, isLive } = useStudioParts();
  const size = surface.size(document.options);
  const layers = document.surfaces[surface.key]?.layers ?? [];
  const ratio = { "--ratio": size.width / size.height } as CSSProperties;
  return (
    <figure
      id={`surface-${surface.key}`}
      className={`flex w-full shrink-0 snap-center flex-col justify-center lg:w-auto lg:shrink ${isOnly ? "lg:w-full" : ""}`}
    >
      <div
        style={ratio}
        className="relative mx-auto w-[min(100%,calc(36svh*var(--ratio)))] lg:w-[min(100%,calc(26vh*var(--ratio)))] lg:min-w-[min(100%,calc(180px*var(--ratio)))]"
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
        {layers.map((layer) => {
          if (layer.kind !== "photo") return null;
          const source = layer.photoId === null ? undefined : photos[layer.photoId];
          const place = placeOf(layer.box, size);
          if (!source) {
            return (
              <label
                key={layer.id}
                htmlFor={fieldId(layerName(surface.key, layer.id))}
                style={place}
                className="absolute cursor-pointer"
              >
                <span className="sr-only">Add it here</span>
              </label>
            );
          }
          if (!isLive) return null;
          return (
            <PhotoFrame
              key={layer.id}
              surface={surface.key}
              layer={layer}
              source={source}
              size={size}
              place={place}
            />
          );
        })}
      </div>
      <figcaption className="mt-1 text-center text-sm text-soft-ink">{surface.title}</figcaption>
    </figure>
  );
}

function placeOf(
  box: { x: number; y: number; width: number; height: number },
  size: { width: number; height: number },
): CSSProperties {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(box.x, size.width),
    top: percent(box.y, size.height),
    width: percent(box.width, size.width),
    height: percent(box.height, size.height),
  };
}
