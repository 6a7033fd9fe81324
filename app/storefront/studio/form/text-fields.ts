import * as z from "zod/v4-mini";
import { findSlot } from "~/design/blueprint/blueprint";
import type { TextLayer } from "~/design/document/document";
import { offeredFonts } from "~/design/text/offered-fonts";
import { layerField } from "../field-names";
import { differing, number, oneOf, type Reading } from "./reading";

const align = oneOf(["left", "center", "right"] as const);

/** Reads a text and its style. */
export function readText(reading: Reading, surface: string, layer: TextLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const target = { surface, layer: layer.id };
  const maxLength = (reading.blueprint && findSlot(reading.blueprint, layer).maxLength) ?? 120;
  const wording = z.string().check(z.maxLength(maxLength), z.regex(/^\P{Cc}*$/u));
  const text = reading.read(
    field("text"),
    wording,
    `Please use at most ${maxLength} characters, on one line.`,
  );
  if (text !== undefined && text !== layer.text) reading.add({ type: "set-text", ...target, text });

  const offered = reading.offered(surface);
  const fonts = [...(offered ? offeredFonts(offered) : []), layer.font];
  const colors = [...(offered?.textColors ?? []), layer.color];
  const { font, color, size, align: aligned, curve, spacing } = layer;
  const style = differing(
    {
      font: reading.read(field("font"), oneOf(fonts), "Please choose one of the fonts."),
      color: reading.read(field("color"), oneOf(colors), "Please choose one of the colors."),
      size: reading.read(field("size"), number, "Please choose a text size."),
      align: reading.read(field("align"), align, "Please choose an alignment."),
      curve: reading.read(field("curve"), number, "Please choose a curve."),
      spacing: reading.read(field("spacing"), number, "Please choose a letter spacing."),
    },
    { font, color, size, align: aligned, curve, spacing },
  );
  if (Object.keys(style).length > 0) reading.add({ type: "set-text-style", ...target, ...style });
}
