import { findSurface } from "~/design/surfaces/surfaces";
import { ErrorSummary, type FieldProblem } from "../../ui/error-summary";
import { fieldId } from "../field-names";
import { findSlotOf } from "../slots";
import { type Studio, useStudioParts } from "../use-studio";

/** The fields that the server rejected and the photos that could not be sent, above all other fields. */
export function RejectedFields() {
  const studio = useStudioParts();
  return <ErrorSummary source={studio.view} problems={rejectedFields(studio)} className="mb-3" />;
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
    id: fieldId(field.replace(LAYER_FIELD, "")),
    label: titleOf(document, field),
    message,
  }));
}

/** What the field belongs to, such as "Photo (front)". */
function titleOf(document: Studio["document"], field: string): string {
  const [surface, id] = field.split(".");
  const layer = document.surfaces[surface]?.layers.find((each) => each.id === id);
  if (layer) return findSlotOf(document, surface, layer).title;
  return findSurface(document, surface)?.title ?? "Your design";
}
