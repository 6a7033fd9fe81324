import * as z from "zod/v4-mini";
import { MAX_LINK_LENGTH } from "~/design/codes/link";
import { codeColors } from "~/design/codes/shown-code";
import type { CodeLayer } from "~/design/document/document";
import { layerField } from "../field-names";
import { differing, oneOf, type Reading } from "./reading";

const link = z.string().check(z.maxLength(MAX_LINK_LENGTH), z.regex(/^\P{Cc}*$/u));

/** Reads what a code opens, and its color. */
export function readCode(reading: Reading, surface: string, layer: CodeLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const offered = reading.offered(surface);
  const colors = [...(offered ? codeColors(offered) : []), layer.color];
  const changed = differing(
    {
      link: reading.read(field("link"), link, `Please use at most ${MAX_LINK_LENGTH} characters.`),
      color: reading.read(field("color"), oneOf(colors), "Please choose one of the colors."),
    },
    { link: layer.link, color: layer.color },
  );
  if (Object.keys(changed).length > 0)
    reading.add({ type: "set-code", surface, layer: layer.id, ...changed });
}
