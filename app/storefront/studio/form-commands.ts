import { applyCommand } from "~/design/document/commands";
import type { DesignDocument, Layer } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { readArt } from "./form/art-fields";
import { readCode } from "./form/code-fields";
import { readPhoto } from "./form/photo-fields";
import { readAct, readBox, readTurn } from "./form/placing";
import { commandsToShown, readBackground, readProduct } from "./form/product-fields";
import { type FormReading, Reading } from "./form/reading";
import { readText } from "./form/text-fields";
import { readDetails } from "./read-details";

/**
 * Parses the studio's form to commands that change `document` to what the form shows. Absent or unchanged fields give
 * no command; unknown fields are ignored. The order is: the options and template with which the form was rendered, the
 * fields of the visible layers, the pressed button, newly chosen options and templates.
 * @param photos the photos that the form may place, whose size and focus decide their initial crop
 */
export function readFormCommands(
  form: FormData,
  document: DesignDocument,
  photos: PhotoSources = {},
): FormReading {
  const toShown = commandsToShown(form, document);
  const reading = new Reading(form, toShown.reduce(applyCommand, document), photos);
  for (const [key, surface] of Object.entries(reading.document.surfaces)) {
    for (const layer of surface.layers) readLayer(reading, key, layer);
    readBackground(reading, key, surface);
  }
  readAct(reading);
  readProduct(reading);
  const details = readDetails(form, reading.document);
  return {
    commands: [...toShown, ...reading.commands, ...details.commands],
    rejected: { ...reading.rejected, ...details.rejected },
  };
}

function readLayer(reading: Reading, surface: string, layer: Layer): void {
  readTurn(reading, surface, layer);
  readBox(reading, surface, layer);
  if (layer.kind === "photo") readPhoto(reading, surface, layer);
  if (layer.kind === "text") readText(reading, surface, layer);
  if (layer.kind === "code") readCode(reading, surface, layer);
  if (layer.kind === "art") readArt(reading, surface, layer);
}
