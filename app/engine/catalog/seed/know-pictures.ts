import type { ProductData } from "~/brand/product-data";
import { knowGood } from "~/design/goods";
import { hasSample, knowSample } from "~/design/samples";
import { photo, type Sample, words } from "~/design/samples/sample";

type Pictured = Pick<ProductData, "sku" | "tool" | "sample" | "drawnAs">;

/**
 * Lets pictures be drawn of what a brand sells: of a design by its sample, or by its empty template where nobody has
 * given it one.
 */
export function knowPictures(products: Pictured[]): void {
  for (const { sku, tool, sample, drawnAs } of products) {
    if (drawnAs) knowGood(sku, drawnAs);
    if (tool && (sample || !hasSample(sku))) knowSample(sku, sampleOf(tool, sample));
  }
}

function sampleOf(tool: NonNullable<Pictured["tool"]>, sample: Pictured["sample"]): Sample {
  return {
    blueprint: tool.blueprint,
    template: tool.template,
    options: sample?.options,
    scene: sample?.scene ?? "sand",
    commands: [
      ...Object.entries(sample?.portraits ?? {}).map(([name, portrait]) => photo(...layerOf(name), portrait)),
      ...Object.entries(sample?.words ?? {}).map(([name, text]) => words(...layerOf(name), text)),
    ],
  };
}

/** "name" is on the front; another surface stands before a dot, such as "back.name". */
function layerOf(name: string): [surface: string, layer: string] {
  const [first, second] = name.split(".");
  return second ? [first, second] : ["front", first];
}
