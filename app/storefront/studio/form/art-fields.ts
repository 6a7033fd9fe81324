import type { ArtLayer } from "~/design/document/document";
import { offeredArt } from "~/design/layers/offered-art";
import { layerField } from "../field-names";
import { differing, oneOf, type Reading } from "./reading";

/** Reads a decoration and its color. */
export function readArt(reading: Reading, surface: string, { id, art, colour }: ArtLayer): void {
  const offered = reading.offered(surface);
  const colours = [...(offered?.textColours ?? []), colour];
  const drawings = offered ? offeredArt(offered) : [];
  const changed = differing(
    {
      art: reading.read(
        layerField(surface, id, "art"),
        oneOf(drawings),
        "Please choose one of the clip art images.",
      ),
      colour: reading.read(
        layerField(surface, id, "colour"),
        oneOf(colours),
        "Please choose one of the colors.",
      ),
    },
    { art, colour },
  );
  if (Object.keys(changed).length > 0) reading.add({ type: "set-art", surface, layer: id, ...changed });
}
