import { type Blueprint, findSlot } from "./blueprint";
import { findBlueprint } from "./blueprints";
import type { DesignDocument, Layer } from "./document";
import { layersOf, type PlacedLayer } from "./layers";
import { unprintableCharacters } from "./printable-text";

/** What stands between a design and its order; `field` is "<surface>.<layer>", "option.<code>" or "design". */
export interface DesignProblem {
  field: string;
  message: string;
}

/** Everything the shopper still has to do before the design can be made, in the order of the studio. */
export function designProblems(document: DesignDocument): DesignProblem[] {
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return [{ field: "design", message: "We no longer make this product." }];
  return [
    ...optionProblems(document, blueprint),
    ...layersOf(document).flatMap((placed) => layerProblems(placed, blueprint)),
  ];
}

function optionProblems(document: DesignDocument, blueprint: Blueprint): DesignProblem[] {
  return blueprint.options
    .filter(({ code, values }) => !values.some((value) => value.code === document.options[code]))
    .map(({ code, title }) => ({ field: `option.${code}`, message: `Choose: ${title.toLowerCase()}.` }));
}

function layerProblems({ surface, layer, name }: PlacedLayer, blueprint: Blueprint): DesignProblem[] {
  const slot = findSlot(blueprint, layer.id);
  if (isEmpty(layer)) {
    return slot.optional ? [] : [{ field: name, message: askFor(slot.ask, surface, blueprint) }];
  }
  if (layer.kind !== "text") return [];
  if (slot.longest && layer.text.length > slot.longest) {
    return [
      { field: name, message: `${slot.title}: ${slot.longest} characters fit here; please shorten it.` },
    ];
  }
  const unprintable = unprintableCharacters(layer.text);
  if (unprintable.length === 0) return [];
  return [
    { field: name, message: `${slot.title}: we cannot set ${unprintable.join(" ")}; please leave it out.` },
  ];
}

function isEmpty(layer: Layer): boolean {
  if (layer.kind === "photo") return layer.photoId === null;
  return layer.kind === "text" && layer.text.trim() === "";
}

/** "Add a photo." names the side where a product has several: "Add a photo for the front." */
function askFor(ask: string, surface: string, blueprint: Blueprint): string {
  if (blueprint.surfaces.length < 2) return ask;
  const title = blueprint.surfaces.find(({ key }) => key === surface)?.title.toLowerCase() ?? surface;
  return ask.replace(/\.$/, ` for the ${title}.`);
}
