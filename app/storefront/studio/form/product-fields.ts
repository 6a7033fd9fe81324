import type { Command } from "~/design/document/commands";
import type { DesignDocument, Surface } from "~/design/document/document";
import { optionField, shownField, surfaceField, TEMPLATE_FIELD } from "../field-names";
import { colorOn, oneOf, type Reading } from "./reading";

/** Returns the commands that restore the options and the template with which the form was rendered. */
export function commandsToShown(form: FormData, document: DesignDocument): Command[] {
  const commands: Command[] = [];
  for (const [code, current] of Object.entries(document.options)) {
    const value = form.get(shownField(optionField(code)));
    if (typeof value === "string" && value !== current) commands.push({ type: "choose-option", code, value });
  }
  const template = form.get(shownField(TEMPLATE_FIELD));
  if (typeof template === "string" && template !== document.template)
    commands.push({ type: "choose-template", template });
  return commands;
}

/** Reads the background color of a surface. */
export function readBackground(reading: Reading, key: string, surface: Surface): void {
  const offered = reading.offered(key);
  const colors = colorOn(offered, [surface.background], offered?.backgrounds);
  const color = reading.read(surfaceField(key, "background"), colors, "Please choose one of the colors.");
  if (color !== undefined && color !== surface.background) {
    reading.add({ type: "set-background", surface: key, color });
  }
}

/** Reads newly chosen options and templates. */
export function readProduct(reading: Reading): void {
  const { document, blueprint } = reading;
  for (const option of blueprint?.options ?? []) {
    const values = oneOf(option.values.map(({ code }) => code));
    const value = reading.read(
      optionField(option.code),
      values,
      `Please choose the ${option.title.toLowerCase()}.`,
    );
    if (value !== undefined && value !== document.options[option.code]) {
      reading.add({ type: "choose-option", code: option.code, value });
    }
  }
  const templates = oneOf((blueprint?.templates ?? []).map(({ key }) => key));
  const template = reading.read(TEMPLATE_FIELD, templates, "Please choose one of the layouts.");
  if (template !== undefined && template !== document.template)
    reading.add({ type: "choose-template", template });
}
