import { describeColor } from "~/design/blueprint/describe-color";
import type { NamedColor } from "~/design/photos/photo-source";

const HEX = /^#[0-9a-f]{6}$/;

/** Names the main colors of a photo here, since pages have no code for it; none from hosts that do not tell them. */
export function namedColors(colors: readonly (string | undefined)[] | null | undefined): NamedColor[] {
  return (colors ?? []).flatMap((value) =>
    value && HEX.test(value) ? [{ value, name: describeColor(value) }] : [],
  );
}
