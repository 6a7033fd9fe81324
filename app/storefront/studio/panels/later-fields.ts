/** Fields of closed folds and panels of few designs: one script, which browsers fetch when one of them is shown. */
export { LayerOrder } from "../editor/layer-order";
export { ArtFields } from "./art-fields";
export { CodePanel } from "./code-panel";
export { CropPicture } from "./crop-picture";
export { DecorationFields } from "./decoration-fields";
export { DetailsPanel } from "./details-panel";
export { DrawingButtons } from "./drawing-buttons";
export { EffectFields } from "./effect-fields";
export { LineFields } from "./line-fields";
export { PlaceFields } from "./place-fields";
export { PrintsPanel } from "./prints-panel";
export { SeveralFields } from "./several-fields";
export { SheetFields } from "./sheet-fields";
