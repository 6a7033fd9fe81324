import { artTitle } from "~/design/art/art-sheet";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { offeredArt } from "~/design/layers/offered-art";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { ArtLicense, DrawingSign } from "./art-panel";
import { Fold, Panel } from "./panel";

const ADDED = { photo: "Add a photo", text: "Add text" };

/** Buttons to add layers to each surface, in addition to those of its template. */
export function AddPanel() {
  const surfaces = useStudioParts().surfaces.filter(({ allows }) => allows && allows.length > 0);
  if (surfaces.length === 0) return null;
  return (
    <Panel title="Add to your design">
      {surfaces.map((surface) => (
        <AddToSurface key={surface.key} surface={surface} isOnly={surfaces.length === 1} />
      ))}
    </Panel>
  );
}

function AddToSurface({ surface, isOnly }: { surface: SurfaceBlueprint; isOnly: boolean }) {
  const { key, title, allows = [] } = surface;
  return (
    <fieldset className="min-w-0 space-y-1">
      <legend className={isOnly ? "sr-only" : "mb-1 text-sm font-semibold"}>{title}</legend>
      <div className="flex flex-wrap gap-2">
        {(["photo", "text"] as const)
          .filter((kind) => allows.includes(kind))
          .map((kind) => (
            <ActButton
              key={kind}
              act={`${key}.add-${kind}`}
              label={isOnly ? undefined : `${ADDED[kind]}: ${title}`}
            >
              {ADDED[kind]}
            </ActButton>
          ))}
      </div>
      {allows.includes("art") && (
        <Fold title="Add clip art" isOpen={false}>
          <Drawings surface={surface} />
        </Fold>
      )}
    </fieldset>
  );
}

/** A button for every drawing, which adds it. */
function Drawings({ surface }: { surface: SurfaceBlueprint }) {
  return (
    <div>
      <div className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto p-1">
        {offeredArt(surface).map((key) => (
          <ActButton
            key={key}
            act={`${surface.key}.add-art.${key}`}
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
