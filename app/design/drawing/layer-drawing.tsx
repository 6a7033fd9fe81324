import { memo } from "react";
import { LayerArt } from "../art/layer-art";
import { showsOwnColors } from "../art/own-art";
import { CODE_PAPER } from "../codes/shown-code";
import type { ArtLayer, DesignDocument, Layer, PhotoLayer } from "../document/document";
import { written } from "../geometry/measure";
import { framePath } from "../geometry/shapes";
import { drawnLayers, isEmptyLayer, layerName } from "../layers/layers";
import type { PhotoSources } from "../photos/photo-source";
import { minModuleOn } from "../production/code-modules";
import { type PrintedFrame, printedFrame } from "../surfaces/bleed";
import { surfaceColors } from "../surfaces/surface-colors";
import { findSurface } from "../surfaces/surfaces";
import type { OutlineText } from "../text/outline";
import { CodeDrawing } from "./code-drawing";
import { PhotoDrawing } from "./photo-drawing";
import { TextDrawing } from "./text-drawing";

interface LayerDrawingProps {
  document: DesignDocument;
  surface: string;
  layer: Layer;
  photos: PhotoSources;
  outline: OutlineText;
  idPrefix: string;
  /** Tone of the engraving, where the surface is bare metal or wood. */
  engraving?: string;
  /** The photos are already converted for engraving, for print. */
  arePhotosMade?: boolean;
}

/**
 * Draws one layer in millimeters of its surface, marked with `data-layer`. It renders again only when the layer itself
 * has
 * changed, so that dragging one among many is fast.
 */
export const LayerDrawing = memo(function LayerDrawing(props: LayerDrawingProps) {
  const { surface, layer } = props;
  return (
    <g data-layer={layerName(surface, layer.id)} transform={turned(layer)}>
      {contentOf(props)}
    </g>
  );
});

function turned({ turn, box }: Layer): string | undefined {
  return turn === 0
    ? undefined
    : `rotate(${written(turn)} ${written(box.x + box.width / 2)} ${written(box.y + box.height / 2)})`;
}

function contentOf({
  document,
  surface,
  layer,
  photos,
  outline,
  idPrefix,
  engraving,
  arePhotosMade,
}: LayerDrawingProps) {
  switch (layer.kind) {
    case "photo":
      return (
        <PhotoDrawing
          layer={layer}
          frame={photoFrame(document, surface, layer)}
          photos={photos}
          engraving={arePhotosMade ? undefined : engraving}
          isPrinted={arePhotosMade}
          id={`${idPrefix}-${surface}-${layer.id}`}
        />
      );
    case "text":
      return <TextDrawing document={document} layer={layer} outline={outline} engraving={engraving} />;
    case "code":
      return (
        <CodeDrawing
          layer={layer}
          minModule={minModuleOn(document, surface)}
          outline={outline}
          engraving={engraving}
          paper={codePaper({ document, surface, layer, engraving, arePhotosMade })}
          isPrinted={arePhotosMade}
        />
      );
    case "art":
      return (
        <ArtDrawing
          layer={layer}
          photos={photos}
          engraving={engraving}
          isColored={!engraving && showsOwnColors(layer, photos, findSurface(document, surface))}
        />
      );
  }
}

/**
 * White where ink is printed. Engraved, white engraves nothing; on the screen, where the metal is lit, a code has paper
 * only over what it must stand out from.
 */
function codePaper({
  document,
  surface,
  layer,
  engraving,
  arePhotosMade,
}: Pick<LayerDrawingProps, "document" | "surface" | "layer" | "engraving" | "arePhotosMade">) {
  if (!engraving || arePhotosMade) return CODE_PAPER;
  const layers = drawnLayers(document, surface);
  const isLowest = layers
    .slice(
      0,
      Math.max(
        0,
        layers.findIndex(({ id }) => id === layer.id),
      ),
    )
    .every(isEmptyLayer);
  return isLowest ? undefined : surfaceColors(document, surface).background;
}

function photoFrame(document: DesignDocument, surface: string, layer: PhotoLayer): PrintedFrame {
  const blueprint = findSurface(document, surface);
  if (!blueprint) return { box: layer.box, outline: framePath(layer.shape, layer.box) };
  return printedFrame(layer, blueprint, document.options);
}

interface ArtDrawingProps extends Pick<LayerDrawingProps, "photos" | "engraving"> {
  layer: ArtLayer;
  isColored: boolean;
}

function ArtDrawing({ layer, photos, engraving, isColored }: ArtDrawingProps) {
  const { x, y, width, height } = layer.box;
  return (
    <g
      transform={`translate(${written(x)} ${written(y)}) scale(${written(width / 100, 5)} ${written(height / 100, 5)})`}
    >
      <LayerArt
        art={layer.art}
        color={engraving ?? layer.color}
        sources={photos}
        isColored={isColored}
        stretched={layer.box}
      />
    </g>
  );
}
