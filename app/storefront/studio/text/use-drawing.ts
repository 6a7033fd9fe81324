import { type MutableRefObject, useEffect, useReducer, useRef } from "react";
import type { DesignDocument } from "~/design/document/document";
import { type OutlineTable, type OutlineText, outlineKey } from "~/design/text/outline";
import { browserOutline, loadFont } from "./browser-outlines";
import { missingFonts, withDrawnText } from "./drawn-text";

/** What the previews draw: the document, and the outlines of the words on the surfaces they show. */
export interface Drawing {
  document: DesignDocument;
  outline: OutlineText;
}

/**
 * The document as some surfaces of it can be drawn now. Outlines come from the page's table, else from fonts that are
 * loaded when words there need them; until then the last words that could be drawn stay.
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

/** Another function whenever a font has come, so that whatever was waiting for it is drawn. */
function outlinesOf(known: MutableRefObject<OutlineTable>): OutlineText {
  return (font, text, shape) =>
    known.current[outlineKey(font, text, shape)] ?? browserOutline(font, text, shape);
}
