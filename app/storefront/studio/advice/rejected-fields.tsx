import { layersOf } from "~/design/layers/layers";
import { findSurface } from "~/design/surfaces/surfaces";
import { ErrorSummary, type FieldProblem } from "../../ui/error-summary";
import { fieldId } from "../field-names";
import { PHOTO_BATCH_FIELD, takesPhotoBatch } from "../photos/photo-batch";
import { findSlotOf } from "../slots";
import { type Studio, useStudioParts } from "../use-studio";

/** The fields that the server rejected and the photos that could not be sent, above all other fields. */
export function RejectedFields() {
  const studio = useStudioParts();
  return (
    <ErrorSummary
      source={studio.view}
      sentApart={Object.values(studio.uploads.byField).filter(({ state }) => state === "failed")}
      problems={rejectedFields(studio)}
      className="mb-3"
    />
  );
}

/** Names of fields whose element has the layer's id. */
const LAYER_FIELD = /\.(?:file|photo|text)$/;

function rejectedFields({ document, errorOf, uploads, view }: Studio): FieldProblem[] {
  const messages: Record<string, string> = {};
  for (const field of Object.keys(view.rejected)) {
    const message = errorOf(field);
    if (message) messages[field] = message;
  }
  for (const [field, upload] of Object.entries(uploads.byField)) {
    if (upload.state === "failed") messages[field] = upload.message;
  }
  return Object.entries(messages).map(([field, message]) => ({
    id: fieldId(shownFieldOf(document, field).replace(LAYER_FIELD, "")),
    label: titleOf(document, field),
    message,
  }));
}

/** Photos dropped on a product with few of them have no field of their own: the first photo's field takes them. */
function shownFieldOf(document: Studio["document"], field: string): string {
  if (field !== PHOTO_BATCH_FIELD || takesPhotoBatch(document)) return field;
  return layersOf(document).find(({ layer }) => layer.kind === "photo")?.name ?? field;
}

/** What the field belongs to, such as "Photo (front)". */
function titleOf(document: Studio["document"], field: string): string {
  if (field === PHOTO_BATCH_FIELD) return "Your photos";
  const [surface, id] = field.split(".");
  const layer = document.surfaces[surface]?.layers.find((each) => each.id === id);
  if (layer) return findSlotOf(document, surface, layer).title;
  return findSurface(document, surface)?.title ?? "Your design";
}
