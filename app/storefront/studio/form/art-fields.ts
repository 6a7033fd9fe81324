import { isOwnArt, showsOwnColors } from "~/design/art/own-art";
import type { ArtLayer } from "~/design/document/document";
import { OWN_COLORS } from "~/design/layers/layer-changes";
import { offeredArt } from "~/design/layers/offered-art";
import { layerField } from "../field-names";
import { colorOn, differing, oneOf, type Reading } from "./reading";

/** Reads a decoration and its color. */
export function readArt(reading: Reading, surface: string, layer: ArtLayer): void {
  const { id, art, color } = layer;
  const offered = reading.offered(surface);
  const drawings = offered ? offeredArt(offered) : [];
  const own = [art, ...Object.keys(reading.photos).filter(isOwnArt)];
  const changed = differing(
    {
      art: reading.read(
        layerField(surface, id, "art"),
        oneOf([...drawings, ...own]),
        "Please choose one of the clip art images.",
      ),
      color: reading.read(
        layerField(surface, id, "color"),
        colorOn(offered, [color, OWN_COLORS]),
        "Please choose one of the colors.",
      ),
    },
    { art, color: showsOwnColors(layer, reading.photos, offered) ? OWN_COLORS : color },
  );
  if (Object.keys(changed).length > 0) reading.add({ type: "set-art", surface, layer: id, ...changed });
}
