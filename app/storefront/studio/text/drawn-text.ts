import type { DesignDocument, Layer, Surface } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import { fontFiles } from "~/design/text/font-files";
import { drawnText } from "~/design/text/needed-outlines";
import type { OutlineText } from "~/design/text/outline";

/** Returns the font files (and the fonts of codes) that are needed for texts on some surfaces of the document that cannot be drawn yet. */
export function missingFonts(document: DesignDocument, surfaces: string[], outline: OutlineText): string[] {
  const missing = surfaces.flatMap((surface) =>
    drawnLayers(document, surface).flatMap((layer) => {
      if (canBeDrawn(document, surface, layer, outline)) return [];
      const { font, text } = drawnText(document, surface, layer);
      return layer.kind === "code" ? font : fontFiles(font, text);
    }),
  );
  return [...new Set(missing)];
}

/** Replaces texts that cannot be drawn yet by their earlier version, so that nothing flickers. */
export function withDrawnText(
  document: DesignDocument,
  earlier: DesignDocument,
  outline: OutlineText,
): DesignDocument {
  const surfaces = Object.entries(document.surfaces).map(([key, surface]): [string, Surface] => {
    const layers = surface.layers.map((layer) =>
      canBeDrawn(document, key, layer, outline) ? layer : withEarlierText(layer, earlier.surfaces[key]),
    );
    return [key, { ...surface, layers }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

function canBeDrawn(document: DesignDocument, key: string, layer: Layer, outline: OutlineText): boolean {
  const { font, text, shape } = drawnText(document, key, layer);
  return text === "" || outline(font, text, shape) !== undefined;
}

function withEarlierText(layer: Layer, earlier: Surface | undefined): Layer {
  const before = earlier?.layers.find(({ id }) => id === layer.id);
  if (layer.kind === "code" && before?.kind === "code") return before;
  if (layer.kind !== "text" || before?.kind !== "text") return layer;
  const { text, font, curve, spacing, align, lineSpacing, circle, box, size } = before;
  return { ...layer, text, font, curve, spacing, align, lineSpacing, circle, ...(circle && { box, size }) };
}
