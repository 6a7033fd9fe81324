import { useMemo } from "react";
import type { DesignDocument, Layer } from "../document/document";
import { written } from "../geometry/measure";
import { bleedPath, maskPath } from "../geometry/shapes";
import { drawnLayers } from "../layers/layers";
import type { PhotoSources } from "../photos/photo-source";
import { findProduct } from "../products/known-products";
import { hiddenGaps } from "../surfaces/hidden-gaps";
import { safeLines } from "../surfaces/safe-area";
import { surfaceColors } from "../surfaces/surface-colors";
import { findSurface } from "../surfaces/surfaces";
import type { OutlineText } from "../text/outline";
import { FadedEdge } from "./faded-edge";
import { LayerDrawing } from "./layer-drawing";
import { SvgFrame } from "./svg-frame";
import { WrappedLayers } from "./wrapped-layers";

/**
 * Makes a renderer draw a group before it cuts it out. Layers that are cut out one by one would show through the edge of
 * the fade above them, as a thin line.
 */
const AS_A_WHOLE = 0.9999;

export interface SurfaceDrawingProps {
  document: DesignDocument;
  /** The surface's key. */
  surface: string;
  photos: PhotoSources;
  outline: OutlineText;
  /** Prefix of every id in the drawing, so that several fit on one page. */
  idPrefix?: string;
  /** Leaves bare metal transparent, where a scene draws the metal under it. */
  bare?: boolean;
  /** Leaves out the fade into the material, which scenes draw themselves. */
  isUnfaded?: boolean;
  /** Draws beyond the trimmed edge to the end of the bleed, for print. */
  bled?: boolean;
  /** For scenes, which show the sides of a wrapped print: as `bled`, with empty slots and without mirrored copies. */
  isUnfolded?: boolean;
  /** Draws text and decorations in this color (hex) alone, for machines that engrave or bend. */
  ink?: string;
  /** Replaces the layer with the same id: its current state during a gesture. */
  held?: Layer;
  /** Changes each layer before it is drawn, for a press. */
  adapted?: (layer: Layer) => Layer;
}

export interface DesignSvgProps
  extends Omit<SurfaceDrawingProps, "bare" | "isUnfaded" | "bled" | "isUnfolded" | "ink" | "adapted"> {
  className?: string;
  /** Accessible description of the drawing; without it the drawing is decorative. */
  title?: string;
  /** Draws it as it is edited: lit, and with the safe line, inside which text is not cut off. */
  isEdited?: boolean;
}

/** Draws one surface of a design flat, in millimeters; renders nothing for a surface the product does not have. */
export function DesignSvg({ className, title, isEdited, ...drawing }: DesignSvgProps) {
  const blueprint = findSurface(drawing.document, drawing.surface);
  if (!blueprint) return null;
  const { width, height } = blueprint.size(drawing.document.options);
  return (
    <SvgFrame title={title} viewBox={`0 0 ${written(width)} ${written(height)}`} className={className}>
      {isEdited ? <EditedSurface {...drawing} /> : <SurfaceDrawing {...drawing} />}
    </SvgFrame>
  );
}

function EditedSurface(drawing: SurfaceDrawingProps) {
  const { document, surface, idPrefix = "design" } = drawing;
  const blueprint = findSurface(document, surface);
  const Light = findProduct(document.blueprint)?.FlatLight;
  return (
    <>
      {blueprint && Light ? (
        <Light
          size={blueprint.size(document.options)}
          background={surfaceColors(document, surface).background}
          idPrefix={idPrefix}
        >
          <SurfaceDrawing {...drawing} bare />
        </Light>
      ) : (
        <SurfaceDrawing {...drawing} />
      )}
      <HiddenGaps {...drawing} />
      <SafeArea {...drawing} />
    </>
  );
}

/**
 * The same drawing as a group, for scenes and print: in millimeters from the top left corner, clipped by the mask, or
 * for
 * print by the rectangle of the bleed.
 */
export function SurfaceDrawing({
  document,
  surface: key,
  photos,
  outline,
  idPrefix = "design",
  bare = false,
  isUnfaded = false,
  bled = false,
  isUnfolded = false,
  ink,
  held,
  adapted,
}: SurfaceDrawingProps) {
  const layers = useMemo(() => {
    const drawn = drawnLayers(document, key);
    return adapted ? drawn.map(adapted) : drawn;
  }, [document, key, adapted]);
  const blueprint = findSurface(document, key);
  const surface = document.surfaces[key];
  if (!blueprint || !surface) return null;
  const size = blueprint.size(document.options);
  const { options } = document;
  const edge =
    bled || isUnfolded ? bleedPath(size, blueprint.bleed) : maskPath(blueprint.mask(options), size);
  const clip = `${idPrefix}-${key}-mask`;
  const colors = surfaceColors(document, key);
  const drawLayers = (prefix: string) =>
    layers.map((layer) => (
      <LayerDrawing
        key={layer.id}
        document={document}
        surface={key}
        layer={layer.id === held?.id ? held : layer}
        photos={photos}
        outline={outline}
        idPrefix={prefix}
        engraving={ink ?? colors.engraving}
        arePhotosMade={bled}
      />
    ));
  const wrap = bled || isUnfolded ? blueprint.wrap?.(options) : undefined;
  return (
    <g clipPath={`url(#${clip})`} opacity={blueprint.fadesFrom && !bled ? AS_A_WHOLE : undefined}>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      {bare && blueprint.engravedIn ? null : <path d={edge} fill={colors.background} />}
      {wrap ? (
        <WrappedLayers
          size={size}
          wrap={wrap}
          layers={drawLayers}
          idPrefix={`${idPrefix}-${key}`}
          isSingle={isUnfolded}
        />
      ) : (
        drawLayers(idPrefix)
      )}
      {blueprint.fadesFrom && !isUnfaded ? (
        <FadedEdge
          size={size}
          bleed={blueprint.bleed}
          from={blueprint.fadesFrom}
          color={blueprint.bareColor ?? "#ffffff"}
          idPrefix={`${idPrefix}-${key}`}
        />
      ) : null}
    </g>
  );
}

/** Veils what no sheet prints, such as the gaps between wall tiles. */
function HiddenGaps({ document, surface }: SurfaceDrawingProps) {
  const blueprint = findSurface(document, surface);
  if (!blueprint) return null;
  return hiddenGaps(blueprint, document.options).map(({ x, y, width, height }) => (
    <rect
      key={`${x} ${y}`}
      x={written(x)}
      y={written(y)}
      width={written(width)}
      height={written(height)}
      fill="#fff"
      opacity="0.75"
      pointerEvents="none"
    />
  ));
}

function SafeArea({ document, surface }: SurfaceDrawingProps) {
  const blueprint = findSurface(document, surface);
  if (!blueprint) return null;
  return (
    <path
      d={safeLines(blueprint, document.options)}
      fill="none"
      stroke="#17493f"
      strokeOpacity="0.55"
      strokeWidth="1"
      strokeDasharray="5 4"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}
