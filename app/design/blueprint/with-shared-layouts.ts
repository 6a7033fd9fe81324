import type { Blueprint, ChosenOptions, Details } from "./blueprint";
import type { Place } from "./layers";
import { surface } from "./layers";
import { nameQuestion, photoQuestions } from "./printed";
import { FEW_LAYOUTS, type Room, type SharedLayout, sharedLayouts } from "./shared-layouts";
import { usableArea } from "./usable-area";

interface SharedOn {
  /** Tells the surfaces that get the layouts; the others stay as in the product's first template. */
  surfaces: (key: string) => boolean;
  /** The part of a surface, in fractions, in which the layouts lie, if its outline does not tell. */
  area?: (options: ChosenOptions) => Place | undefined;
  isNameless?: boolean;
}

/** Returns a product of several surfaces with a few shared layouts, none to the edges, after its own. */
export function withSharedLayouts(blueprint: Blueprint, on: SharedOn): Blueprint {
  const layouts = sharedLayouts.filter(({ bleeds }) => !bleeds).slice(0, FEW_LAYOUTS);
  const { slots, templates } = blueprint;
  return {
    ...blueprint,
    slots: { ...photoQuestions(6), ...(on.isNameless ? {} : { name: nameQuestion(16) }), ...slots },
    templates: [
      ...templates,
      ...layouts.map((layout) => ({
        key: layout.key,
        title: layout.title,
        surfaces: (options: ChosenOptions, details: Details) =>
          arranged(blueprint, layout, on, options, details),
      })),
    ],
  };
}

function arranged(
  blueprint: Blueprint,
  { background, layers }: SharedLayout,
  { surfaces, area, isNameless }: SharedOn,
  options: ChosenOptions,
  details: Details,
) {
  const base = blueprint.templates[0].surfaces(options, details);
  const changed = blueprint
    .surfaces(options, details)
    .filter(({ key }) => surfaces(key))
    .map(({ key, size: sizeOf, safe, mask }) => {
      const size = sizeOf(options);
      const room: Room = { size, area: usableArea(size, safe, mask(options), area?.(options)), isNameless };
      return [key, surface(background, ...layers(room))];
    });
  return { ...base, ...Object.fromEntries(changed) };
}
