import type { Box, MaskStroke, PhotoMask } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { written } from "../geometry/measure";
import type { Point } from "../geometry/path-points";
import { ellipsePath } from "../geometry/shapes";
import { WHOLE } from "../photo-mask/mask-limits";
import { maskCorners, pointsOn, REACH } from "../photo-mask/mask-points";

interface MaskDrawingProps {
  id: string;
  mask: PhotoMask;
  /** Size of the frame in millimeters, whose top left corner is the origin. */
  frame: Proportion;
  /** Where the upright photo lies in it. */
  picture: Box;
  /** Its SVG transform there. */
  transform?: string;
}

/**
 * Draws the mask of a photo: its shape and strokes in white and black, blurred as a whole. One operation for screens,
 * server pictures and print files, which rasterize this same drawing (engine/print/mask-rasters.ts).
 */
export function MaskDrawing({ id, mask, frame, picture, transform }: MaskDrawingProps) {
  const margin = REACH * mask.feather;
  const shapes = (
    <g
      transform={[transform, `translate(${written(picture.x)} ${written(picture.y)})`]
        .filter(Boolean)
        .join(" ")}
    >
      <MaskShapes mask={mask} picture={picture} />
    </g>
  );
  return (
    <mask id={id} maskUnits="userSpaceOnUse" {...region(frame, 0)}>
      {mask.feather > 0 ? (
        <>
          <filter
            id={`${id}-blur`}
            filterUnits="userSpaceOnUse"
            colorInterpolationFilters="sRGB"
            {...region(frame, margin)}
          >
            <feGaussianBlur stdDeviation={written(mask.feather)} />
          </filter>
          <g filter={`url(#${id}-blur)`}>{shapes}</g>
        </>
      ) : (
        shapes
      )}
    </mask>
  );
}

/** The mask without blur, on an upright photo of that size in millimeters. */
export function MaskShapes({ mask, picture }: { mask: PhotoMask; picture: Proportion }) {
  return (
    <>
      <path d={shapePath(mask, picture)} fill="#fff" />
      {mask.strokes?.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end
        <path key={index} {...strokeOn(stroke, picture)} />
      ))}
    </>
  );
}

function region({ width, height }: Proportion, margin: number) {
  const [left, across, down] = [-margin, width + 2 * margin, height + 2 * margin].map((length) =>
    written(length),
  );
  return { x: left, y: left, width: across, height: down };
}

function shapePath(mask: PhotoMask, picture: Proportion): string {
  if (mask.shape !== "ellipse") return `${lineThrough(maskCorners(mask, picture, REACH * mask.feather))}Z`;
  const [from, to] = pointsOn(picture, mask.points);
  return ellipsePath({ ...from, width: to.x - from.x, height: to.y - from.y });
}

/** A single point is a line to itself, whose round caps are a dot. */
function strokeOn({ keeps, width, points }: MaskStroke, picture: Proportion) {
  const on = pointsOn(picture, points);
  return {
    d: lineThrough(on.length === 1 ? [...on, ...on] : on),
    fill: "none",
    stroke: keeps ? "#fff" : "#000",
    strokeWidth: written((width / WHOLE) * Math.max(picture.width, picture.height)),
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
}

function lineThrough(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${written(x)} ${written(y)}`).join("L")}`;
}
