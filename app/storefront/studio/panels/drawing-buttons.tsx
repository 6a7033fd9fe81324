import { artTitle } from "~/design/art/art-sheet";
import { offeredArt } from "~/design/layers/offered-art";
import { findSurface } from "~/design/surfaces/surfaces";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { ArtLicense, DrawingSign } from "./drawing-sign";

/** A button for every drawing, which adds it. */
export function DrawingButtons({ surface }: { surface: string }) {
  const { document } = useStudioParts();
  const offered = findSurface(document, surface);
  return (
    <div>
      <div className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto p-1">
        {(offered ? offeredArt(offered) : []).map((key) => (
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
