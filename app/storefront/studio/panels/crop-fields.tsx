import { useRef } from "react";
import type { PhotoLayer } from "~/design/document/document";
import { zoomedCrop } from "~/design/geometry/geometry";
import { layerName } from "~/design/layers/layers";
import { MAX_CROP_ANGLE } from "~/design/photos/crop-angle";
import { cropPositions } from "~/design/photos/crop-positions";
import { printedLayer } from "~/design/surfaces/bleed";
import { findSurface } from "~/design/surfaces/surfaces";
import { fieldId, layerField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP, zoomedBy } from "../zoom";
import { Choices } from "./choices";
import { rendered } from "./later-fields.server";
import { laterPanel } from "./later-panel";
import { NamedSlider, Slider } from "./slider";

const TURNS = [
  { value: "0", title: "0°" },
  { value: "90", title: "90°" },
  { value: "180", title: "180°" },
  { value: "270", title: "270°" },
];

const CropPicture = laterPanel(
  rendered?.CropPicture,
  async () => (await import("./later-fields")).CropPicture,
);

/** The crop, zoom and rotation of a photo. */
export function CropFields({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const { photos, isLive, document } = useStudioParts();
  const { crop, rotation } = layer;
  const blueprint = findSurface(document, surface);
  const printed = blueprint ? printedLayer(layer, blueprint, document.options) : layer;
  const photo = layer.photoId === null ? undefined : photos[layer.photoId];
  const field = (property: string) => layerField(surface, layer.id, property);
  const named = cropPositions.find(({ x, y }) => x === crop.x && y === crop.y);
  return (
    <>
      {photo && (
        <div className="scripted-only" data-awaits-scripts={!isLive}>
          <CropPicture surface={surface} layer={printed} photo={photo} />
        </div>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <div className="relative self-start">
          {photo && (
            <img
              src={photo.href}
              alt=""
              className="absolute bottom-0 left-0 h-[138px] w-[138px] rounded-field object-cover"
            />
          )}
          <Choices
            name={field("position")}
            label="Focus point"
            chosen={named?.key}
            isTitleHidden
            className="grid w-[138px] grid-cols-3 gap-[3px] rounded-field p-[3px]"
            variant="square"
            choices={cropPositions.map(({ key, title }) => ({ value: key, title }))}
          />
        </div>
        <div className="min-w-[180px] flex-1 space-y-4">
          <ZoomField name={field("zoom")} surface={surface} layer={printed} />
          <NamedSlider
            label="Straighten"
            name={field("angle")}
            min={-MAX_CROP_ANGLE}
            max={MAX_CROP_ANGLE}
            step={0.5}
            value={crop.angle ?? 0}
          />
          <Choices
            name={field("rotation")}
            label="Rotate"
            chosen={String(rotation)}
            className="grid max-w-[240px] grid-cols-4 gap-1"
            variant="narrow-pill"
            choices={TURNS}
          />
        </div>
      </div>
      <input type="hidden" name={field("x")} value={crop.x} />
      <input type="hidden" name={field("y")} value={crop.y} />
    </>
  );
}

function ZoomField({ name, surface, layer }: { name: string; surface: string; layer: PhotoLayer }) {
  const zoomTo = useAnchoredZoom(surface, layer);
  const step = (steps: number) => zoomTo(zoomedBy(layer.crop.zoom, steps));
  return (
    <div>
      <label htmlFor={fieldId(name)} className="mb-1 block text-sm font-semibold">
        Zoom
      </label>
      <div className="flex items-center gap-1">
        <StepButton label="Zoom out" sign="−" onClick={() => step(-2)} />
        <Slider
          name={name}
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={layer.crop.zoom}
          onSlide={zoomTo}
        />
        <StepButton label="Zoom in" sign="+" onClick={() => step(2)} />
      </div>
    </div>
  );
}

/**
 * Zooms a photo at the center of its frame. All zooms in a row start from the same crop, so that zooming out and in
 * again shows the same part, also at the edges of the photo.
 */
function useAnchoredZoom(surface: string, layer: PhotoLayer) {
  const { photos, dispatch } = useStudioParts();
  const anchor = useRef({ start: layer.crop, latest: layer.crop });
  const photo = photos[layer.photoId ?? ""];
  return (zoom: number) => {
    const { latest } = anchor.current;
    const isInARow =
      layer.crop.x === latest.x &&
      layer.crop.y === latest.y &&
      layer.crop.zoom === latest.zoom &&
      layer.crop.angle === latest.angle;
    const start = isInARow ? anchor.current.start : layer.crop;
    const crop = photo ? zoomedCrop({ ...layer, crop: start }, photo, zoom) : { ...start, zoom };
    anchor.current = { start, latest: crop };
    const stroke = `zoom:${layerName(surface, layer.id)}`;
    dispatch({ type: "apply", stroke, commands: [{ type: "set-crop", surface, layer: layer.id, crop }] });
  };
}

function StepButton({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  const { isLive } = useStudioParts();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      data-awaits-scripts={!isLive}
      className="scripted-only flex h-11 w-11 shrink-0 items-center justify-center rounded-full text-lg font-semibold hover:bg-accent-tint"
    >
      {sign}
    </button>
  );
}
