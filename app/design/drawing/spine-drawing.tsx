import type { DesignDocument, TextLayer } from "../document/document";
import { written } from "../geometry/measure";
import { spineTitle } from "../surfaces/spine-title";
import type { OutlineText } from "../text/outline";
import { TextDrawing } from "./text-drawing";

interface SpineDrawingProps {
  document: DesignDocument;
  outline: OutlineText;
  /** Changes the title before it is drawn, for a press. */
  adapted?: (layer: TextLayer) => TextLayer;
}

/** Draws the title on the spine of a book, in millimeters from the spine's upper left corner; nothing without one. */
export function SpineDrawing({ document, outline, adapted }: SpineDrawingProps) {
  const title = spineTitle(document);
  if (!title) return null;
  const { turn, box } = title;
  const center = `${written(box.x + box.width / 2)} ${written(box.y + box.height / 2)}`;
  return (
    <g transform={`rotate(${turn} ${center})`}>
      <TextDrawing document={document} layer={adapted?.(title) ?? title} outline={outline} />
    </g>
  );
}
