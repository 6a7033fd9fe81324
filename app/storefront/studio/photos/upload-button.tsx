import { isOpenPhotoSlot } from "~/design/layers/layers";
import { buttonClasses } from "../../ui/button";
import { fieldId } from "../field-names";
import { useShownLayers } from "../pages/shown-layers";
import { useStudioParts } from "../use-studio";

/** Opens the file dialog of the first empty photo; only on a phone, where its field is in a closed sheet. */
export function UploadButton() {
  const empty = useShownLayers("photo").find(({ layer }) => isOpenPhotoSlot(layer));
  const { uploads } = useStudioParts();
  if (!empty || uploads.isSending) return null;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(fieldId(empty.name))?.click()}
      className={buttonClasses("primary", "studio-upload")}
    >
      Upload photo
    </button>
  );
}
