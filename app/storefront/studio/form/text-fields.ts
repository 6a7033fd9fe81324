import * as z from "zod/v4-mini";
import { findSlot, type Slot } from "~/design/blueprint/blueprint";
import type { TextLayer } from "~/design/document/document";
import { BORDER_WIDTH, SHADOW_DISTANCE } from "~/design/layers/text-style";
import { offeredFonts } from "~/design/text/offered-fonts";
import { LINE_SPACING, MAX_TEXT_LENGTH } from "~/design/text/text-limits";
import { layerField } from "../field-names";
import { colorOn, differing, number, oneOf, type Reading } from "./reading";

const align = oneOf(["left", "center", "right"] as const);
const circle = oneOf(["none", "outside", "inside"] as const);

/** Plain text on a number of lines; browsers send line breaks as carriage return and line feed. */
function wordingOf(maxLength: number, lines: number) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/\r\n?/g, "\n")),
    ),
    z.string().check(
      z.maxLength(maxLength),
      z.regex(/^(?:\P{Cc}|\n)*$/u),
      z.refine((text) => text.split("\n").length <= lines),
    ),
  );
}

function decorationsOf({ border, shadow }: TextLayer): string[] {
  return [border, shadow].flatMap((each) => each?.color ?? []);
}

/** Reads a text and its style. */
export function readText(reading: Reading, surface: string, layer: TextLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const target = { surface, layer: layer.id };
  const slot: Partial<Slot> = reading.blueprint ? findSlot(reading.blueprint, layer) : {};
  const { maxLength = MAX_TEXT_LENGTH, lines = 1 } = slot;
  const text = reading.read(
    field("text"),
    wordingOf(maxLength, lines),
    `Please use at most ${maxLength} characters, on ${lines === 1 ? "one line" : `up to ${lines} lines`}.`,
  );
  if (text !== undefined && text !== layer.text) reading.add({ type: "set-text", ...target, text });

  const offered = reading.offered(surface);
  const fonts = [...(offered ? offeredFonts(offered) : []), layer.font];
  const { font, color, size, align: aligned, curve, spacing } = layer;
  const decorationColors = colorOn(offered, ["", ...decorationsOf(layer)]);
  const style = differing(
    {
      font: reading.read(field("font"), oneOf(fonts), "Please choose one of the fonts."),
      color: reading.read(
        field("color"),
        colorOn(offered, [layer.color]),
        "Please choose one of the colors.",
      ),
      size: reading.read(field("size"), number, "Please choose a text size."),
      align: reading.read(field("align"), align, "Please choose an alignment."),
      curve: reading.read(field("curve"), number, "Please choose a curve."),
      circle: reading.read(field("circle"), circle, "Please choose a line or a circle."),
      spacing: reading.read(field("spacing"), number, "Please choose a letter spacing."),
      lineSpacing: reading.read(field("line-spacing"), number, "Please choose a line spacing."),
      borderColor: reading.read(field("outline"), decorationColors, "Please choose one of the colors."),
      borderWidth: reading.read(field("outline-width"), number, "Please choose an outline width."),
      shadowColor: reading.read(field("shadow"), decorationColors, "Please choose one of the colors."),
      shadowDistance: reading.read(field("shadow-distance"), number, "Please choose a shadow distance."),
    },
    {
      font,
      color,
      size,
      align: aligned,
      curve,
      circle: layer.circle ?? ("none" as const),
      spacing,
      lineSpacing: layer.lineSpacing ?? LINE_SPACING,
      borderColor: layer.border?.color ?? "",
      borderWidth: layer.border?.width ?? BORDER_WIDTH,
      shadowColor: layer.shadow?.color ?? "",
      shadowDistance: layer.shadow?.distance ?? SHADOW_DISTANCE,
    },
  );
  if (Object.keys(style).length > 0) reading.add({ type: "set-text-style", ...target, ...style });
}
