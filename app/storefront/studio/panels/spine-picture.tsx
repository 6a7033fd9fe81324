import { useEffect, useReducer } from "react";
import { SpineDrawing } from "~/design/drawing/spine-drawing";
import { SvgFrame } from "~/design/drawing/svg-frame";
import { written } from "~/design/geometry/measure";
import { spineSize, spineTitle } from "~/design/surfaces/spine-title";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { fitText } from "~/design/text/text-fit";
import { browserOutline, loadFont } from "../text/browser-outlines";
import { useStudioParts } from "../use-studio";

/** Millimeters of the spine on either side of the title. */
const AROUND = 12;

/** The title on the spine of a book as it is printed, while the book lies with its front up; nothing without one. */
export function SpinePicture() {
  const { document, drawing } = useStudioParts();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [title, size] = [spineTitle(document), spineSize(document)];
  const shape =
    title &&
    (drawing.outline(title.font, title.text, title) ?? browserOutline(title.font, title.text, title));
  const missing = title && !shape ? title.font : undefined;
  useEffect(() => {
    if (missing) loadFont(missing).then((isLoaded) => isLoaded && drawAgain());
  }, [missing]);
  if (!title || !size || !shape) return null;
  const length = shape.width * fitText(title, shape).scale + 2 * AROUND;
  const [cover] = surfacesOf(document);
  const part = [(size.height - length) / 2, 0, length, size.width].map((value) => written(value)).join(" ");
  return (
    <figure className="mt-3">
      <SvgFrame
        title={`On the spine: ${title.text}`}
        viewBox={part}
        className="block h-auto w-full rounded-sm border border-line"
      >
        <g transform={`translate(0 ${written(size.width)}) rotate(-90)`}>
          <rect
            width={written(size.width)}
            height={written(size.height)}
            fill={document.surfaces[cover.key].background}
          />
          <SpineDrawing document={document} outline={() => shape} />
        </g>
      </SvgFrame>
      <figcaption className="mt-1 text-sm text-soft-ink">
        The middle of the spine, with the cover facing up
      </figcaption>
    </figure>
  );
}
