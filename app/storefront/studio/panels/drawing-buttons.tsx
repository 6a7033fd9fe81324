import { useState } from "react";
import { artTitle } from "~/design/art/art-sheet";
import { searchArt } from "~/design/art/art-words";
import { offeredArt } from "~/design/layers/offered-art";
import { findSurface } from "~/design/surfaces/surfaces";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { ArtSearch } from "./art-search";
import { ArtLicense, DrawingSign } from "./drawing-sign";

/** A button for every drawing, which adds it. */
export function DrawingButtons({ surface }: { surface: string }) {
  const { document } = useStudioParts();
  const offered = findSurface(document, surface);
  const [wanted, setWanted] = useState("");
  const found = searchArt(offered ? offeredArt(offered) : [], wanted);
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
            <DrawingSign name={key} />
          </ActButton>
        ))}
      </div>
      <ArtLicense />
    </div>
  );
}
