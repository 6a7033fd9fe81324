import type { DesignDocument, TextLayer } from "../document/document";
import { written } from "../geometry/measure";
import { shownText } from "../text/needed-outlines";
import type { OutlineText } from "../text/outline";
import { fitText } from "../text/text-fit";

interface TextDrawingProps {
  document: DesignDocument;
  layer: TextLayer;
  outline: OutlineText;
  /** Tone of the engraving, where it is not printed. */
  engraving?: string;
}

/** Draws text as paths; nothing while its font is still loading. */
export function TextDrawing({ document, layer, outline, engraving }: TextDrawingProps) {
  const { text, isExample } = shownText(document, layer);
  const shape = text === "" ? undefined : outline(layer.font, text, layer);
  if (!shape || shape.path === "") return null;
  const { x, y, scale } = fitText(layer, shape);
  const letters = { d: shape.path, fill: engraving ?? layer.color };
  const place = `translate(${written(x)} ${written(y)}) scale(${written(scale, 5)})`;
  const isDecorated = !engraving && !isExample && (layer.border || layer.shadow);
  if (!isDecorated) return <path {...letters} transform={place} opacity={isExample ? 0.3 : undefined} />;
  return (
    <g transform={place}>
      <Decorations layer={layer} path={shape.path} />
      <path {...letters} />
    </g>
  );
}

/** The shadow of the letters, which falls from their outline, too, and their outline. */
function Decorations({ layer: { border, shadow }, path }: { layer: TextLayer; path: string }) {
  // Half of a stroke lies beneath the letters.
  const lineOf = (color: string) =>
    border && ({ stroke: color, strokeWidth: 2 * border.width, strokeLinejoin: "round" } as const);
  return (
    <>
      {shadow && (
        <path
          d={path}
          transform={`translate(${shadow.distance} ${shadow.distance})`}
          fill={shadow.color}
          {...lineOf(shadow.color)}
        />
      )}
      {border && <path d={path} fill={border.color} {...lineOf(border.color)} />}
    </>
  );
}
