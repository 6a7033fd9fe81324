import { written } from "../geometry/measure";
import { maskPath } from "../geometry/shapes";
import { findSurface } from "../surfaces/surfaces";
import { SurfaceDrawing, type SurfaceDrawingProps } from "./design-svg";
import { SvgFrame } from "./svg-frame";

interface PrintSheetProps
  extends Omit<SurfaceDrawingProps, "bare" | "isUnfaded" | "bled" | "isUnfolded" | "held"> {
  className?: string;
  /** Accessible description of the drawing. */
  title: string;
}

/**
 * Draws one surface as it is printed: to the end of the bleed, with the line along which it is cut or folded. Renders
 * nothing for a surface without bleed.
 */
export function PrintSheet({ className, title, ...drawing }: PrintSheetProps) {
  const blueprint = findSurface(drawing.document, drawing.surface);
  if (!blueprint || blueprint.bleed === 0) return null;
  const { bleed } = blueprint;
  const size = blueprint.size(drawing.document.options);
  const sheet = [-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed];
  const cut = maskPath(blueprint.mask(drawing.document.options), size);
  return (
    <SvgFrame title={title} viewBox={sheet.map((length) => written(length)).join(" ")} className={className}>
      <SurfaceDrawing {...drawing} bled />
      <path d={cut} fill="none" stroke="#fff" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path
        d={cut}
        fill="none"
        stroke="#17493f"
        strokeWidth="1.5"
        strokeDasharray="7 4"
        vectorEffect="non-scaling-stroke"
      />
    </SvgFrame>
  );
}
