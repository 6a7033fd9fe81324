import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { layerName } from "~/design/layers/layers";
import { PICK_FIELD, PICKED } from "../form/arranging";
import { nameOfLayer } from "../name-of-layer";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { AlignButtons } from "./align-buttons";

/** Picks several layers of each visible surface, to align, distribute and group them. */
export function SeveralFields() {
  const { document, surfaces } = useStudioParts();
  const stacked = surfaces.filter(({ key }) => document.surfaces[key].layers.length > 1);
  return stacked.map((surface) => (
    <SeveralOfSurface key={surface.key} surface={surface} isOnly={stacked.length === 1} />
  ));
}

function SeveralOfSurface({ surface, isOnly }: { surface: SurfaceBlueprint; isOnly: boolean }) {
  const { document, view } = useStudioParts();
  const { key, title } = surface;
  const target = `${key}.${PICKED}`;
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className={isOnly ? "sr-only" : "text-sm font-semibold"}>{`Pick items: ${title}`}</legend>
      <div>
        {document.surfaces[key].layers.map((layer) => (
          <label key={layer.id} className="flex min-h-[44px] cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={PICK_FIELD}
              value={layerName(key, layer.id)}
              defaultChecked={view.picked.includes(layerName(key, layer.id))}
              className="h-5 w-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 truncate">{nameOfLayer(document, key, layer)}</span>
            {layer.group && <span className="text-sm text-soft-ink">grouped</span>}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <AlignButtons target={target} />
        <ActButton act={`${target}.distribute-across`}>Space across</ActButton>
        <ActButton act={`${target}.distribute-down`}>Space down</ActButton>
        <ActButton act={`${target}.group`}>Group</ActButton>
        <ActButton act={`${target}.ungroup`}>Ungroup</ActButton>
      </div>
    </fieldset>
  );
}
