import { LayerArt } from "~/design/art/layer-art";
import { isOwnArt, showsOwnColors, takesOwnArt } from "~/design/art/own-art";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { PhotoSources } from "~/design/photos/photo-source";
import { DrawingSign } from "../panels/drawing-sign";
import { useStudioParts } from "../use-studio";

/** An icon of a drawing of ours or of the shopper, in the colors that a surface gives it. */
export function ArtSign({ name, surface }: { name: string; surface: SurfaceBlueprint | undefined }) {
  const { photos } = useStudioParts();
  if (!isOwnArt(name)) return <DrawingSign name={name} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="h-7 w-7">
      <LayerArt
        art={name}
        color="currentColor"
        sources={photos}
        isColored={showsOwnColors({ art: name }, photos, surface)}
      />
    </svg>
  );
}

/** Ids of the uploaded drawings that a surface can have. */
export function ownArtFor(surface: SurfaceBlueprint | undefined, sources: PhotoSources): string[] {
  return surface && takesOwnArt(surface) ? Object.keys(sources).filter(isOwnArt) : [];
}
