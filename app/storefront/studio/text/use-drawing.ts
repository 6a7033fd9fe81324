import { type MutableRefObject, useEffect, useReducer, useRef } from "react";
import type { DesignDocument } from "~/design/document/document";
import { type OutlineTable, type OutlineText, outlineKey } from "~/design/text/outline";
import { browserOutline, loadFont } from "./browser-outlines";
import { missingFonts, withDrawnText } from "./drawn-text";

/** The data of the previews: the document, and the outlines of texts on the surfaces they show. */
export interface Drawing {
  document: DesignDocument;
  outline: OutlineText;
}

/**
 * The document as some of its surfaces can be drawn now. Outlines come from the page's table, otherwise from fonts
 * loaded on demand; until then the last drawable texts stay.
 */
export function useDrawing(document: DesignDocument, surfaces: string[], table: OutlineTable): Drawing {
  const known = useRef<OutlineTable>({});
  known.current = table === known.current ? table : { ...known.current, ...table };
  const [outline, drawAgain] = useReducer(() => outlinesOf(known), known, outlinesOf);

  const missing = missingFonts(document, surfaces, outline);
  const wanted = missing.join(" ");
  useEffect(() => {
    for (const font of wanted.split(" ").filter(Boolean)) {
      loadFont(font).then((isLoaded) => isLoaded && drawAgain());
    }
  }, [wanted]);

  const lastDrawn = useRef(document);
  const drawn = missing.length === 0 ? document : withDrawnText(document, lastDrawn.current, outline);
  useEffect(() => {
    lastDrawn.current = drawn;
  });
  return { document: drawn, outline };
}

/** Returns a new function whenever a font was loaded, so that components waiting for it render again. */
function outlinesOf(known: MutableRefObject<OutlineTable>): OutlineText {
  return (font, text, shape) =>
    known.current[outlineKey(font, text, shape)] ?? browserOutline(font, text, shape);
}
