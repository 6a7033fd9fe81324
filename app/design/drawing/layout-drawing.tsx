import type { DesignDocument } from "../document/document";
import { hundredths, written } from "../geometry/measure";
import { maskPath } from "../geometry/shapes";
import type { PhotoSources } from "../photos/photo-source";
import { typicalSurfaces } from "../templates/typical-surfaces";
import type { OutlineText } from "../text/outline";
import { SurfaceDrawing } from "./design-svg";
import { SvgFrame } from "./svg-frame";

interface LayoutDrawingProps {
  document: DesignDocument;
  photos: PhotoSources;
  outline: OutlineText;
}

/** Gap between surfaces, as a fraction of the height of the highest. */
const GAP = 0.06;

/** Shows where white paper ends. */
const hairline = {
  fill: "none",
  stroke: "#2a211c",
  strokeOpacity: 0.2,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
} as const;

/** Draws the surfaces that show what a layout is like, side by side, in millimeters. */
export function LayoutDrawing({ document, photos, outline }: LayoutDrawingProps) {
  const surfaces = typicalSurfaces(document).map(({ key, size, mask }) => {
    const measured = size(document.options);
    return { key, ...measured, edge: maskPath(mask(document.options), measured) };
  });
  const height = Math.max(...surfaces.map((surface) => surface.height));
  const gap = hundredths(height * GAP);
  const starts = surfaces.map((_surface, index) =>
    surfaces.slice(0, index).reduce((start, { width }) => start + width + gap, 0),
  );
  const width = surfaces.reduce((total, surface) => total + surface.width, gap * (surfaces.length - 1));
  return (
    <SvgFrame viewBox={`0 0 ${written(width)} ${written(height)}`}>
      {surfaces.map(({ key, height: ownHeight, edge }, index) => (
        <g key={key} transform={`translate(${written(starts[index])} ${written((height - ownHeight) / 2)})`}>
          <SurfaceDrawing document={document} surface={key} photos={photos} outline={outline} />
          <path d={edge} {...hairline} />
        </g>
      ))}
    </SvgFrame>
  );
}
