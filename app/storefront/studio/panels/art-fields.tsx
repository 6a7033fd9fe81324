import { useState } from "react";
import { artTitle } from "~/design/art/art-sheet";
import { searchArt } from "~/design/art/art-words";
import { hasOwnColors, showsOwnColors } from "~/design/art/own-art";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { ArtLayer } from "~/design/document/document";
import { OWN_COLORS } from "~/design/layers/layer-changes";
import { offeredArt } from "~/design/layers/offered-art";
import { findSurface } from "~/design/surfaces/surfaces";
import { ArtSign, ownArtFor } from "../clip-art/art-sign";
import { layerField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { ArtSearch } from "./art-search";
import { Choices, ColorChoices } from "./choices";
import { ColorWheel } from "./color-wheel";
import { ArtLicense } from "./drawing-sign";
import type { LayerFieldsProps } from "./later-fold";

const ITS_COLORS = { value: OWN_COLORS, title: "Its own colors", content: <ColorWheel /> };

/** The drawing and the color of a decoration. */
export function ArtFields({ surface, layer }: LayerFieldsProps<ArtLayer>) {
  const { document, photos } = useStudioParts();
  const offered = findSurface(document, surface);
  const colors = offered?.textColors ?? [];
  return (
    <>
      <ArtChoices name={layerField(surface, layer.id, "art")} chosen={layer.art} offered={offered} />
      {colors.length > 1 && (
        <ColorChoices
          name={layerField(surface, layer.id, "color")}
          label="Clip art color"
          chosen={showsOwnColors(layer, photos, offered) ? OWN_COLORS : layer.color}
          colors={colors}
          offered={offered}
          none={offered?.hasFreeColors && hasOwnColors(layer.art, photos) ? ITS_COLORS : undefined}
        />
      )}
    </>
  );
}

interface ArtChoicesProps {
  name: string;
  chosen: string;
  offered: SurfaceBlueprint | undefined;
}

function ArtChoices({ name, chosen, offered }: ArtChoicesProps) {
  const { photos } = useStudioParts();
  const [wanted, setWanted] = useState("");
  const drawings = offered ? [...ownArtFor(offered, photos), ...offeredArt(offered)] : [];
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
          content: <ArtSign name={key} surface={offered} />,
        }))}
      />
      <ArtLicense />
    </div>
  );
}
