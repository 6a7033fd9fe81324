import { expect, test } from "vitest";
import { type Blueprint, type ChosenOptions, startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { layersOf } from "~/design/layers/layers";
import { pixelsPerInch } from "~/design/photos/sharpness";
import { viewingOf } from "~/design/production/viewing";
import { blueprints } from "~/design/products/all-products.server";
import { findSurface } from "~/design/surfaces/surfaces";

/** Twelve megapixels, as most phones take them. */
const UPRIGHT = { width: 3024, height: 4032 };
const LYING = { width: 4032, height: 3024 };
/** Options that change the size of frames. */
const SIZING = ["size", "shape", "pieces", "panels", "layout"];

test.each(Object.entries(blueprints))(
  "a phone's photo is fine enough for every layout of a %s",
  (key, blueprint) => {
    const floor = viewingOf(key).pixelsPerInch;
    const held = everySize(blueprint).flatMap((options) =>
      blueprint.templates.flatMap((template) => {
        const started = startDocument(blueprint, { options });
        const document = applyCommand(started, { type: "choose-template", template: template.key });
        return layersOf(document).flatMap(({ surface: side, layer, name }) => {
          const surface = findSurface(document, side);
          if (layer.kind !== "photo" || !surface) return [];
          const found = [UPRIGHT, LYING].map((photo) =>
            pixelsPerInch(layer, surface, document.options, photo),
          );
          const pixels = Math.round(Math.max(...found));
          return pixels < floor
            ? [`${template.key} ${name} ${JSON.stringify(document.options)}: ${pixels}`]
            : [];
        });
      }),
    );
    expect(held).toEqual([]);
  },
);

function everySize({ options }: Blueprint): ChosenOptions[] {
  return options
    .filter(({ code }) => SIZING.includes(code))
    .reduce<ChosenOptions[]>(
      (chosen, { code, values }) =>
        chosen.flatMap((each) => values.map((value) => ({ ...each, [code]: value.code }))),
      [{}],
    );
}
