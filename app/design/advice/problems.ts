import { type Blueprint, findSlot, type Slot } from "../blueprint/blueprint";
import { readLink } from "../codes/link";
import { codeColors, moduleSize } from "../codes/shown-code";
import type { CodeLayer, DesignDocument, TextLayer } from "../document/document";
import { isEmptyLayer, layersOf, type PlacedLayer } from "../layers/layers";
import { minModule } from "../production/code-modules";
import { findBlueprint } from "../products/known-products";
import { findSurface, surfacesOf } from "../surfaces/surfaces";
import { isVisible } from "../text/legible-text";
import { letterHeight, readableCharacters } from "../text/letter-height";
import { formatText } from "../text/needed-outlines";
import { mayStayEmpty } from "../text/optional-text";
import type { OutlineText } from "../text/outline";
import { readPhone } from "../text/phone-number";
import { isInAnotherFont, unprintableCharacters } from "../text/printable-text";
import { mayBeBlank } from "./may-be-blank";
import { leavesWhiteEdge } from "./white-edge";

/**
 * A reason why a design cannot be ordered yet; `field` is "<surface>.<layer>", "option.<code>", "details.<name>" or
 * "design".
 */
export interface DesignProblem {
  field: string;
  message: string;
}

/**
 * Returns everything the shopper still has to do before the design can be made, in the order of the studio.
 * @param outline measures text that must be readable; texts whose font is still loading are not checked
 */
export function designProblems(document: DesignDocument, outline: OutlineText): DesignProblem[] {
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return [{ field: "design", message: "We no longer make this product." }];
  return [
    ...optionProblems(document, blueprint),
    ...detailProblems(document, blueprint),
    ...layersOf(document).flatMap((placed) => layerProblems(placed, { document, blueprint, outline })),
  ];
}

const WHITE_EDGE = "tilted like this, it leaves a white corner at the edge; make it larger or straighten it.";

interface Checked {
  document: DesignDocument;
  blueprint: Blueprint;
  outline: OutlineText;
}

function optionProblems(document: DesignDocument, blueprint: Blueprint): DesignProblem[] {
  return blueprint.options
    .filter(({ code, values }) => !values.some((value) => value.code === document.options[code]))
    .map(({ code, title }) => ({ field: `option.${code}`, message: `Choose: ${title.toLowerCase()}.` }));
}

function detailProblems({ details }: DesignDocument, blueprint: Blueprint): DesignProblem[] {
  return Object.entries(blueprint.details ?? {}).flatMap(([name, { title, ask, optional }]) => {
    const field = `details.${name}`;
    const lines = details[name] ?? [];
    if (lines.length === 0) return optional ? [] : [{ field, message: ask }];
    const unprintable = unprintableCharacters(lines.join(" "));
    if (unprintable.length === 0) return [];
    return [{ field, message: `${title}: we can't print ${unprintable.join(" ")}; please remove it.` }];
  });
}

function layerProblems(placed: PlacedLayer, { document, blueprint, outline }: Checked): DesignProblem[] {
  const { surface, layer, name } = placed;
  const slot = findSlot(blueprint, layer);
  if (isEmptyLayer(layer)) {
    if (mayStayEmpty(document, slot) || mayBeBlank(document, placed)) return [];
    return [{ field: name, message: askFor(slot.ask, surface, document) }];
  }
  if (layer.kind === "photo" && leavesWhiteEdge(document, surface, layer)) {
    return [{ field: name, message: `${slot.title}: ${WHITE_EDGE}` }];
  }
  const code = layer.kind === "code" ? codeProblem(document, surface, layer, outline) : undefined;
  if (code) return [{ field: name, message: `${slot.title}: ${code}` }];
  if (layer.kind !== "text") return [];
  const problem =
    textProblem(layer, slot, document.surfaces[surface].background) ??
    sizeProblem(
      { ...layer, text: formatText(layer.text, slot) },
      findSurface(document, surface)?.minLetterHeight,
      outline,
    );
  return problem ? [{ field: name, message: `${slot.title}: ${problem}` }] : [];
}

const UNSEEN_COLOR = "a phone can't read this color on this material; please choose another.";
const UNSEEN_MATERIAL =
  "a phone can't read it on a material this dark; choose a lighter one or remove the code.";

function codeProblem(
  document: DesignDocument,
  key: string,
  layer: CodeLayer,
  outline: OutlineText,
): string | undefined {
  const reading = readLink(layer.link);
  if ("problem" in reading) return reading.problem;
  const surface = findSurface(document, key);
  if (!surface) return undefined;
  if (!codeColors(surface).includes(layer.color))
    return codeColors(surface).length > 0 ? UNSEEN_COLOR : UNSEEN_MATERIAL;
  const min = minModule(document, surface);
  const module = moduleSize(layer, min, outline);
  if (module === undefined || module >= min) return undefined;
  return "it's too small to scan; make it larger, or use a shorter link.";
}

function textProblem(
  { text, color, font, border }: TextLayer,
  { maxLength, kind }: Slot,
  background: string,
): string | undefined {
  if (maxLength && text.length > maxLength)
    return `only ${maxLength} characters fit here; please shorten it.`;
  const unprintable = unprintableCharacters(text, font);
  if (unprintable.length > 0 && isInAnotherFont(unprintable))
    return `this font doesn't have ${unprintable.join(" ")}; please choose another font.`;
  if (unprintable.length > 0) return `we can't print ${unprintable.join(" ")}; please remove it.`;
  if (![color, border?.color ?? color].some((each) => isVisible(each, background)))
    return "this color won't show up here; please choose another.";
  const phone = kind === "phone" ? readPhone(text) : undefined;
  return phone && "problem" in phone ? phone.problem : undefined;
}

/** @param min minimum height of a capital in millimeters, if the surface has one */
function sizeProblem(layer: TextLayer, min: number | undefined, outline: OutlineText): string | undefined {
  if (min === undefined || (letterHeight(layer, outline) ?? min) >= min) return undefined;
  const count = readableCharacters(layer, min, outline);
  if (count === 0) return "the text is too small to read; please make it larger.";
  return `this would be too small to read; ${count} ${count === 1 ? "character fits" : "characters fit"} here.`;
}

/** Names the side where a product has several: "Add a photo for the front." instead of "Add a photo." */
function askFor(ask: string, surface: string, document: DesignDocument): string {
  if (surfacesOf(document).length < 2) return ask;
  const { title, group } = findSurface(document, surface) ?? { title: surface };
  return ask.replace(/\.$/, group ? ` for ${title}.` : ` for the ${title.toLowerCase()}.`);
}
