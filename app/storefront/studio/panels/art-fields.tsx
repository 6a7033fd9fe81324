import { useState } from "react";
import { artTitle } from "~/design/art/art-sheet";
import { searchArt } from "~/design/art/art-words";
import type { ArtLayer } from "~/design/document/document";
import { offeredArt } from "~/design/layers/offered-art";
import { findSurface } from "~/design/surfaces/surfaces";
import { ArtSign, ownArtFor } from "../clip-art/art-sign";
import { layerField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { ArtSearch } from "./art-search";
import { Choices, ColorChoices } from "./choices";
import { ArtLicense } from "./drawing-sign";
import type { LayerFieldsProps } from "./later-fold";

/** The drawing and the color of a decoration. */
export function ArtFields({ surface, layer }: LayerFieldsProps<ArtLayer>) {
  const { document, photos } = useStudioParts();
  const offered = findSurface(document, surface);
  const colors = offered?.textColors ?? [];
  return (
    <>
      <ArtChoices
        name={layerField(surface, layer.id, "art")}
        chosen={layer.art}
        drawings={offered ? [...ownArtFor(offered, photos), ...offeredArt(offered)] : []}
      />
      {colors.length > 1 && (
        <ColorChoices
          name={layerField(surface, layer.id, "color")}
          label="Clip art color"
          chosen={layer.color}
          colors={colors}
          offered={offered}
        />
      )}
    </>
  );
}

function ArtChoices({ name, chosen, drawings }: { name: string; chosen: string; drawings: string[] }) {
  const [wanted, setWanted] = useState("");
  const found = searchArt(drawings, wanted);
  const shown = drawings.filter((key) => key === chosen || found.includes(key));
  return (
    <div>
      <ArtSearch wanted={wanted} onChange={setWanted} count={found.length} />
      <Choices
        name={name}
        label="Clip art"
        chosen={chosen}
        variant="drawing"
        isTitleHidden
        className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto p-1"
        choices={shown.map((key) => ({
          value: key,
          title: artTitle(key),
          content: <ArtSign name={key} />,
        }))}
      />
      <ArtLicense />
    </div>
  );
}
