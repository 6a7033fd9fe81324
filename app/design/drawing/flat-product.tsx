import type { SurfaceBlueprint, SurfaceMask } from "../blueprint/blueprint";
import type { Proportion } from "../geometry/geometry";
import { written } from "../geometry/measure";
import { maskPath } from "../geometry/shapes";
import { roomTones } from "../scenes/room";
import { surfacesOf } from "../surfaces/surfaces";
import { SurfaceDrawing } from "./design-svg";
import type { ProductSceneProps } from "./product-scene";
import { SvgFrame } from "./svg-frame";

/** Units (of 800) that all surfaces together may take, and the gap between two of them. */
const ROOM = 640;
const GAP = 36;
/** The minimum height of a long strip; below it, only the middle of the strip is shown. */
const LOWEST_STRIP = 260;
const MIDDLE = 400;
const MAX_IN_A_ROW = 4;
/** The number of surfaces shown: the first pages of a book are enough. */
const MAX_SHOWN = 8;

/**
 * Draws the printed or engraved surfaces flat, side by side, in 800 by 800 units; renders nothing for an unknown
 * product.
 */
export function FlatProduct({
  document,
  photos,
  outline,
  background = "sand",
  idPrefix = "flat",
  title,
  className,
}: ProductSceneProps) {
  const surfaces = surfacesOf(document);
  if (surfaces.length === 0) return null;
  const { wall, deep } = roomTones[background];
  return (
    <SvgFrame title={title} viewBox="0 0 800 800" width="800" height="800" className={className}>
      <path d="M0 0h800v800H0z" fill={wall} />
      {sideBySide(surfaces.slice(0, MAX_SHOWN), document.options).map(({ key, mask, size, x, y, scale }) => (
        <g key={key} transform={`translate(${written(x)} ${written(y)}) scale(${scale.toFixed(4)})`}>
          <path
            d={maskPath(mask, size)}
            transform={`translate(${written(7 / scale)} ${written(11 / scale)})`}
            fill={deep}
          />
          <SurfaceDrawing
            document={document}
            surface={key}
            photos={photos}
            outline={outline}
            idPrefix={idPrefix}
          />
        </g>
      ))}
    </SvgFrame>
  );
}

/** Places the surfaces in one row around the picture's center, or in two rows if there are many, as large as possible. */
function sideBySide(surfaces: SurfaceBlueprint[], options: Record<string, string>) {
  const sized = surfaces.map(({ key, mask, size }) => ({ key, mask: mask(options), size: size(options) }));
  if (sized.length <= MAX_IN_A_ROW) return rowOf(sized, MIDDLE, ROOM);
  const half = Math.ceil(sized.length / 2);
  const tall = (ROOM - GAP) / 2;
  const off = (tall + GAP) / 2;
  return [
    ...rowOf(sized.slice(0, half), MIDDLE - off, tall),
    ...rowOf(sized.slice(half), MIDDLE + off, tall),
  ];
}

interface SizedSurface {
  key: string;
  mask: SurfaceMask;
  size: Proportion;
}

/** Places surfaces in a row around a vertical center, no taller than `tall`. */
function rowOf(sized: SizedSurface[], middle: number, tall: number) {
  const widths = sized.reduce((total, { size }) => total + size.width, 0);
  const gaps = GAP * (sized.length - 1);
  const tallest = Math.max(...sized.map(({ size }) => size.height));
  const whole = Math.min((ROOM - gaps) / widths, tall / tallest);
  const scale = sized.length > 1 ? whole : Math.max(whole, LOWEST_STRIP / tallest);
  let x = MIDDLE - (widths * scale + gaps) / 2;
  return sized.map((surface) => {
    const placed = { ...surface, x, y: middle - (surface.size.height * scale) / 2, scale };
    x += surface.size.width * scale + GAP;
    return placed;
  });
}
