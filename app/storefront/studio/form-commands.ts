import { applyCommand } from "~/design/document/commands";
import type { DesignDocument, Layer } from "~/design/document/document";
import { readArt } from "./form/art-fields";
import { readPhoto } from "./form/photo-fields";
import { readAct, readTurn } from "./form/placing";
import { commandsToShown, readBackground, readProduct } from "./form/product-fields";
import { type FormReading, Reading } from "./form/reading";
import { readText } from "./form/text-fields";
import { readDetails } from "./read-details";

/**
 * Reads the studio's form as commands that change `document` into what the form shows. A field that is
 * absent or unchanged asks for nothing; unknown fields are ignored. The options and the template that the form
 * was drawn with come first; then the fields of the layers the shopper saw, and the button that was pressed; newly
 * chosen options and layouts last.
 */
export function readFormCommands(form: FormData, document: DesignDocument): FormReading {
  const toShown = commandsToShown(form, document);
  const reading = new Reading(form, toShown.reduce(applyCommand, document));
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
  if (layer.kind === "photo") readPhoto(reading, surface, layer);
  if (layer.kind === "text") readText(reading, surface, layer);
  if (layer.kind === "art") readArt(reading, surface, layer);
}
