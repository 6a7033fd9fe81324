import { useState } from "react";
import { artTitle } from "~/design/art/art-sheet";
import { searchArt } from "~/design/art/art-words";
import { takesOwnArt } from "~/design/art/own-art";
import { offeredArt } from "~/design/layers/offered-art";
import { findSurface } from "~/design/surfaces/surfaces";
import { ArtSign, ownArtFor } from "../clip-art/art-sign";
import { ClipArtUpload } from "../clip-art/clip-art-upload";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { ArtSearch } from "./art-search";
import { ArtLicense } from "./drawing-sign";

/** A button for every drawing, which adds it. */
export function DrawingButtons({ surface }: { surface: string }) {
  const { document, photos } = useStudioParts();
  const offered = findSurface(document, surface);
  const [wanted, setWanted] = useState("");
  const own = ownArtFor(offered, photos);
  const found = searchArt(offered ? [...own, ...offeredArt(offered)] : [], wanted);
  return (
    <div>
      <ArtSearch wanted={wanted} onChange={setWanted} count={found.length} />
      <div className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto p-1">
        {found.map((key) => (
          <ActButton
            key={key}
            act={`${surface}.add-art.${key}`}
            label={`Add: ${artTitle(key)}`}
            variant="drawing"
          >
            <ArtSign name={key} surface={offered} />
          </ActButton>
        ))}
      </div>
      <ArtLicense />
      {offered && takesOwnArt(offered) && <ClipArtUpload surface={surface} />}
    </div>
  );
}
