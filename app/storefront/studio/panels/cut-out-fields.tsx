import type { PhotoLayer, PhotoMask } from "~/design/document/document";
import { boxOf, featherOf, type MaskBox } from "~/design/photo-mask/change-mask";
import { MAX_FEATHER } from "~/design/photo-mask/mask-limits";
import { printedLayer } from "~/design/surfaces/bleed";
import { findSurface } from "~/design/surfaces/surfaces";
import { CutOutEditor } from "../cut-out/cut-out-editor";
import { FindPetButton } from "../cut-out/find-pet-button";
import { BOX_FIELDS, type ChosenMask, chosenMask, FEATHER_FIELD, SHAPE_FIELD } from "../cut-out/mask-fields";
import { fieldId, layerField } from "../field-names";
import { useEntry } from "../use-entry";
import { useStudioParts } from "../use-studio";
import { ChoiceList } from "./choices";
import type { LayerFieldsProps } from "./later-fold";
import { NamedSlider } from "./slider";

/** The code of masks, with the fields in one script. */
export { endsInBleed } from "~/design/advice/mask-edge";
export { MaskedPhoto } from "~/design/drawing/masked-photo";

const SHAPES: { value: ChosenMask["shape"]; title: string }[] = [
  { value: "none", title: "The whole photo" },
  { value: "ellipse", title: "An oval" },
  { value: "rectangle", title: "A rectangle" },
  { value: "outline", title: "My outline" },
];

const SIDES: { side: keyof MaskBox; label: string; min: number }[] = [
  { side: "left", label: "From the left, in percent", min: 0 },
  { side: "top", label: "From the top, in percent", min: 0 },
  { side: "width", label: "Width, in percent", min: 2 },
  { side: "height", label: "Height, in percent", min: 2 },
];

/** What of a photo is shown: by drawing on it, or by fields alone. */
export function CutOutFields({ surface, layer }: LayerFieldsProps<PhotoLayer>) {
  const { isLive, photos, document, view } = useStudioParts();
  const { mask } = layer;
  const photo = photos[layer.photoId ?? ""];
  const blueprint = findSurface(document, surface);
  if (isLive && !photo) return <p className="text-sm text-soft-ink">Add a photo first.</p>;
  const printed = blueprint ? printedLayer(layer, blueprint, document.options) : layer;
  const isBox = mask?.shape === "ellipse" || mask?.shape === "rectangle";
  return (
    <>
      {isLive && photo && (
        <CutOutEditor key={layer.photoId} surface={surface} layer={printed} photo={photo} />
      )}
      {!isLive && view.findsPets && <FindPetButton surface={surface} layer={layer.id} />}
      <ShapeField surface={surface} layer={layer} />
      {(isBox || !isLive) && <BoxSliders surface={surface} layer={layer} />}
      {(mask || !isLive) && <FeatherField surface={surface} layer={layer} />}
    </>
  );
}

/** Applies what a field says at once: in browsers, the form's reading does not know these fields. */
function useMaskChange(surface: string, layer: PhotoLayer) {
  const { dispatch } = useStudioParts();
  const shape = layer.mask?.shape ?? "none";
  return (chosen: Partial<ChosenMask>, stroke?: string) => {
    const mask: PhotoMask | undefined = chosenMask(layer.mask, { shape, ...chosen });
    if (mask === layer.mask) return;
    const { id, photoId } = layer;
    dispatch({ type: "apply", stroke, commands: [{ type: "set-mask", surface, layer: id, photoId, mask }] });
  };
}

function ShapeField({ surface, layer }: LayerFieldsProps<PhotoLayer>) {
  const change = useMaskChange(surface, layer);
  const name = layerField(surface, layer.id, SHAPE_FIELD);
  const current = layer.mask?.shape ?? "none";
  const picked = useEntry(name, current, ({ value }) => change({ shape: value as ChosenMask["shape"] }));
  const id = fieldId(name);
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} id={id}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        Show
      </p>
      <ChoiceList
        name={name}
        picked={picked}
        variant="pill"
        className="flex flex-wrap gap-2"
        choices={SHAPES.filter(({ value }) => value !== "outline" || current === "outline")}
      />
    </div>
  );
}

function BoxSliders({ surface, layer }: LayerFieldsProps<PhotoLayer>) {
  const change = useMaskChange(surface, layer);
  const box = boxOf(layer.mask);
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {SIDES.map(({ side, label, min }) => {
        const name = layerField(surface, layer.id, BOX_FIELDS[side]);
        return (
          <NamedSlider
            key={side}
            label={label}
            name={name}
            min={min}
            max={100}
            step={0.5}
            value={box[side]}
            onSlide={(value) => change({ box: { [side]: value } }, name)}
          />
        );
      })}
    </div>
  );
}

function FeatherField({ surface, layer }: LayerFieldsProps<PhotoLayer>) {
  const change = useMaskChange(surface, layer);
  const name = layerField(surface, layer.id, FEATHER_FIELD);
  return (
    <NamedSlider
      label="Soft edge, in millimeters"
      name={name}
      min={0}
      max={MAX_FEATHER}
      step={0.1}
      value={featherOf(layer.mask)}
      onSlide={(feather) => change({ feather }, name)}
    />
  );
}
