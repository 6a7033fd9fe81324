import { z } from "zod";
import { findSlot, type SurfaceBlueprint } from "~/design/blueprint";
import { applyCommand, type Command, cropPositions } from "~/design/commands";
import type { Crop, DesignDocument, PhotoLayer, Surface, TextLayer } from "~/design/document";
import { designFonts } from "~/design/fonts";
import { findBlueprint } from "~/design/known-products";
import { layerName } from "~/design/layers";
import { isPhotoId } from "~/design/photo-id";
import { findSurface } from "~/design/surfaces";
import { layerField, optionField, shownField, surfaceField, TEMPLATE_FIELD } from "./field-names";
import { readDetails } from "./read-details";

/** What the form asks of a design, and the fields that cannot be followed, with what was sent. */
export interface FormReading {
  commands: Command[];
  rejected: RejectedFields;
}

export type RejectedFields = Record<string, { value: string; message: string }>;

/** Below this two numbers of a form are the same: crops are parts of one, sizes are millimetres. */
const SAME = 0.001;

/**
 * Reads the studio's form as commands that change `document` into what the form shows. A field that is
 * absent or unchanged asks for nothing; unknown fields are ignored. The options and the template that the form
 * was drawn with come first and newly chosen ones last, because the other fields speak of the layers the shopper saw.
 */
export function readFormCommands(form: FormData, document: DesignDocument): FormReading {
  const toShown = commandsToShown(form, document);
  const shown = toShown.reduce(applyCommand, document);
  const reading = new Reading(form, shown);
  for (const [key, surface] of Object.entries(shown.surfaces)) {
    for (const layer of surface.layers) {
      if (layer.kind === "photo") readPhoto(reading, key, layer);
      if (layer.kind === "text") readText(reading, key, layer);
    }
    readBackground(reading, key, surface);
  }
  readProduct(reading, shown);
  const details = readDetails(form, shown);
  return {
    commands: [...toShown, ...reading.commands, ...details.commands],
    rejected: { ...reading.rejected, ...details.rejected },
  };
}

/** What turns the document into the options and the template that the form was drawn with. */
function commandsToShown(form: FormData, document: DesignDocument): Command[] {
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

const photoId = z.string().refine(isPhotoId);
const number = z
  .string()
  .regex(/^-?\d{1,4}(\.\d{1,20})?(e-\d{1,3})?$/)
  .transform(Number);
const quarterTurn = z
  .enum(["0", "90", "180", "270"])
  .transform((value) => Number(value) as PhotoLayer["rotation"]);
const position = z.string().transform((key, context) => {
  const found = cropPositions.find((candidate) => candidate.key === key);
  if (!found) context.addIssue({ code: "custom" });
  return found ?? z.NEVER;
});

class Reading {
  readonly commands: Command[] = [];
  readonly rejected: RejectedFields = {};
  readonly blueprint;

  constructor(
    private readonly form: FormData,
    private readonly document: DesignDocument,
  ) {
    this.blueprint = findBlueprint(document.blueprint);
  }

  /** What is offered on a surface. */
  offered(surface: string): SurfaceBlueprint | undefined {
    return findSurface(this.document, surface);
  }

  /** The field's text; undefined when the form has no such text field. */
  text(name: string): string | undefined {
    const value = this.form.get(name);
    return typeof value === "string" ? value : undefined;
  }

  /** How many characters the words of a layer may have. */
  longest(layer: TextLayer): number {
    return (this.blueprint && findSlot(this.blueprint, layer).longest) ?? 120;
  }

  /** The field as the schema reads it; a wrong value is rejected with the message. */
  read<Value>(
    name: string,
    schema: z.ZodType<Value, z.ZodTypeDef, unknown>,
    message: string,
  ): Value | undefined {
    const sent = this.text(name);
    if (sent === undefined) return undefined;
    const parsed = schema.safeParse(sent);
    if (parsed.success) return parsed.data;
    this.rejected[name] = { value: sent.slice(0, 500), message };
    return undefined;
  }

  add(command: Command): void {
    this.commands.push(command);
  }
}

function readPhoto(reading: Reading, surface: string, layer: PhotoLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const target = { surface, layer: layer.id };
  const isRemoved = reading.text("remove") === layerName(surface, layer.id);
  const photo = isRemoved ? null : wantedPhoto(reading, field("file"), field("photo"));
  if (photo !== undefined && photo !== layer.photoId)
    reading.add({ type: "place-photo", ...target, photoId: photo });

  const crop = wantedCrop(reading, field);
  if (Object.entries(crop).some(([key, value]) => !isNear(value, layer.crop[key as keyof Crop]))) {
    reading.add({ type: "set-crop", ...target, crop });
  }
  const rotation = reading.read(field("rotation"), quarterTurn, "Please choose how the photo is turned.");
  if (rotation !== undefined && rotation !== layer.rotation)
    reading.add({ type: "rotate-photo", ...target, rotation });
}

/** A photo that has just been sent, else the one that was there; null for none, undefined when not said. */
function wantedPhoto(reading: Reading, fileField: string, photoField: string): string | null | undefined {
  const sent = reading.text(fileField);
  if (sent) return reading.read(fileField, photoId, "Please choose the photo again.");
  if (reading.text(photoField) === "") return null;
  return reading.read(photoField, photoId, "Please choose the photo again.");
}

/** A chosen position wins over x and y, which tell where the photo was or was dragged to. */
function wantedCrop(reading: Reading, field: (property: string) => string): Partial<Crop> {
  const message = "Please choose which part of the photo shows.";
  const named = reading.read(field("position"), position, message);
  const crop: Partial<Crop> = {
    x: named?.x ?? reading.read(field("x"), number, message),
    y: named?.y ?? reading.read(field("y"), number, message),
    zoom: reading.read(field("zoom"), number, "Please choose how close the photo is."),
  };
  return Object.fromEntries(Object.entries(crop).filter(([, value]) => value !== undefined));
}

function readText(reading: Reading, surface: string, layer: TextLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const target = { surface, layer: layer.id };
  const longest = reading.longest(layer);
  const words = z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
  const text = reading.read(field("text"), words, `Please use at most ${longest} characters, on one line.`);
  if (text !== undefined && text !== layer.text) reading.add({ type: "set-text", ...target, text });

  const offered = reading.offered(surface)?.textColours ?? [];
  const font = reading.read(
    field("font"),
    oneOf(designFonts.map(({ key }) => key)),
    "Please choose one of the fonts.",
  );
  const colour = reading.read(
    field("colour"),
    oneOf([...offered, layer.colour]),
    "Please choose one of the colors.",
  );
  const size = reading.read(field("size"), number, "Please choose how large the letters are.");
  const style = {
    ...(font !== undefined && font !== layer.font && { font }),
    ...(colour !== undefined && colour !== layer.colour && { colour }),
    ...(size !== undefined && !isNear(size, layer.size) && { size }),
  };
  if (Object.keys(style).length > 0) reading.add({ type: "set-text-style", ...target, ...style });
}

function readBackground(reading: Reading, key: string, surface: Surface): void {
  const offered = reading.offered(key)?.backgrounds ?? [];
  const colours = oneOf([...offered, surface.background]);
  const colour = reading.read(surfaceField(key, "background"), colours, "Please choose one of the colors.");
  if (colour !== undefined && colour !== surface.background) {
    reading.add({ type: "set-background", surface: key, colour });
  }
}

function readProduct(reading: Reading, document: DesignDocument): void {
  for (const option of reading.blueprint?.options ?? []) {
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
  const templates = oneOf((reading.blueprint?.templates ?? []).map(({ key }) => key));
  const template = reading.read(TEMPLATE_FIELD, templates, "Please choose one of the layouts.");
  if (template !== undefined && template !== document.template)
    reading.add({ type: "choose-template", template });
}

function oneOf(values: string[]) {
  return z.string().refine((value) => values.includes(value));
}

function isNear(sent: number, current: number): boolean {
  return Math.abs(sent - current) < SAME;
}
