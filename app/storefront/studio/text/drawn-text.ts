import type { DesignDocument, Layer, Surface } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import { fontFiles } from "~/design/text/font-files";
import { shownText } from "~/design/text/needed-outlines";
import type { OutlineText } from "~/design/text/outline";

/** Returns the font files that are needed for texts on some surfaces of the document that cannot be drawn yet. */
export function missingFonts(document: DesignDocument, surfaces: string[], outline: OutlineText): string[] {
  const layers = surfaces.flatMap((surface) => drawnLayers(document, surface));
  const missing = layers.flatMap((layer) =>
    layer.kind === "text" && !canBeDrawn(document, layer, outline)
      ? fontFiles(layer.font, shownText(document, layer).text)
      : [],
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
      canBeDrawn(document, layer, outline) ? layer : withEarlierText(layer, earlier.surfaces[key]),
    );
    return [key, { ...surface, layers }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

function canBeDrawn(document: DesignDocument, layer: Layer, outline: OutlineText): boolean {
  if (layer.kind !== "text") return true;
  const { text } = shownText(document, layer);
  return text === "" || outline(layer.font, text, layer) !== undefined;
}

function withEarlierText(layer: Layer, earlier: Surface | undefined): Layer {
  const before = earlier?.layers.find(({ id }) => id === layer.id);
  if (layer.kind !== "text" || before?.kind !== "text") return layer;
  const { text, font, curve, spacing } = before;
  return { ...layer, text, font, curve, spacing };
}
