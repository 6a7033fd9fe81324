import type { BlueprintOption } from "../blueprint/blueprint";
import { chooseOption } from "../document/choose-option";
import type { DesignDocument, Surface } from "../document/document";
import { isEmptyLayer } from "../layers/layers";
import { findBlueprint } from "../products/known-products";

/**
 * Moves the pages with content forward over the empty ones, and chooses the fewest pages that hold them. A page moves
 * only to a page of the same layout, so that nothing on it changes; the cover stays. Unchanged for a product whose
 * number of pages is fixed.
 */
export function dropEmptyPages(document: DesignDocument): DesignDocument {
  const option = pagesOption(document);
  if (!option) return document;
  const closed = closeGaps(document);
  const used = pageKeys(closed).findLastIndex((key) => hasContent(closed.surfaces[key])) + 1;
  const counts = option.values.map(({ code }) => Number(code)).sort((one, other) => one - other);
  const fewest = counts.find((count) => count >= used);
  return fewest === undefined ? closed : chooseOption(closed, option.code, String(fewest));
}

/** Checks whether the design has pages that `dropEmptyPages` would remove or move to the end. */
export function hasEmptyPages(document: DesignDocument): boolean {
  return JSON.stringify(dropEmptyPages(document)) !== JSON.stringify(document);
}

function pagesOption({ blueprint }: DesignDocument): BlueprintOption | undefined {
  const found = findBlueprint(blueprint);
  return found?.options.find(({ code }) => code === found.pagesOption);
}

/** The pages after the cover, in order. */
function pageKeys({ surfaces }: DesignDocument): string[] {
  return Object.keys(surfaces).slice(1);
}

function closeGaps(document: DesignDocument): DesignDocument {
  const empty = emptySurfaces(document);
  const keys = pageKeys(document);
  const layoutOf = (key: string) => JSON.stringify(empty[key]);
  const moved: Record<string, Surface> = {};
  let from = 0;
  for (const key of keys.filter((each) => hasContent(document.surfaces[each]))) {
    const place = keys.findIndex((each, index) => index >= from && layoutOf(each) === layoutOf(key));
    moved[keys[place]] = document.surfaces[key];
    from = place + 1;
  }
  const pages = keys.map((key) => [key, moved[key] ?? emptied(document.surfaces[key], empty[key])]);
  return { ...document, surfaces: { ...document.surfaces, ...Object.fromEntries(pages) } };
}

/** A page that had no content stays as it was; one whose content moved away starts anew. */
function emptied(surface: Surface, empty: Surface): Surface {
  return hasContent(surface) ? empty : surface;
}

function emptySurfaces({ blueprint, template, options, details }: DesignDocument): Record<string, Surface> {
  const found = findBlueprint(blueprint)?.templates.find(({ key }) => key === template);
  return found?.surfaces(options, details) ?? {};
}

/** What is hidden counts, too: the shopper may show it again. */
function hasContent({ layers }: Surface): boolean {
  return layers.some((layer) => layer.kind !== "art" && !isEmptyLayer({ ...layer, hidden: undefined }));
}
