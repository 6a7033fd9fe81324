import { textSlot } from "../blueprint/layers";
import { ink, white } from "../blueprint/palette";
import type { DesignDocument, TextLayer } from "../document/document";
import { findBlueprint } from "../products/known-products";
import { easiestToRead } from "../text/legible-text";
import { SPINE_DETAIL, takesTitle } from "./spine-width";
import { surfacesOf } from "./surfaces";

/** Millimeters on either side of the title, since a cover may be bound a little askew. */
const BESIDE = 1.5;
/** Above and below it. */
const ENDS = 12;

/** Width and height of a book's spine in millimeters; null for what has none. */
export function spineSize(document: DesignDocument): { width: number; height: number } | null {
  const binding = findBlueprint(document.blueprint)?.binding?.(document.options);
  if (!binding) return null;
  const [cover] = surfacesOf(document);
  const { height } = cover.size(document.options);
  return { width: binding.spine, height: height + 2 * binding.overhang };
}

/**
 * The title on the spine of a book as a text layer, in millimeters from the spine's upper left corner: in the font of the
 * cover's title and in its color, if that can be read on the background. It is turned so that it reads upright when the book lies with its
 * front up. Null without a title, and on a spine that is too narrow for one.
 */
export function spineTitle(document: DesignDocument): TextLayer | null {
  const [text = ""] = document.details[SPINE_DETAIL] ?? [];
  const size = spineSize(document);
  if (text === "" || !size || !takesTitle({ spine: size.width })) return null;
  const [cover] = surfacesOf(document);
  const { background, layers } = document.surfaces[cover.key];
  const title = layers.find((layer): layer is TextLayer => layer.kind === "text" && !layer.hidden);
  const [color] = easiestToRead([title?.color ?? ink], background, [ink, white]);
  const [width, height] = [size.height - 2 * ENDS, size.width - 2 * BESIDE];
  const box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const layer = textSlot(SPINE_DETAIL, box, { font: title?.font ?? "playfair-display", color });
  return { ...layer, text, turn: 90 };
}
