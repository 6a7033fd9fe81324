import { FieldError } from "../../ui/field-frame";
import { SubmitButton } from "../../ui/submit-button";
import { fieldId, layerField } from "../field-names";
import { ACT_FIELD, FIND_PET } from "../form/placing";
import { useStudioParts } from "../use-studio";

/** Without the browser's editor: a button that saves the form and has the pet cut out of its photo. */
export function FindPetButton({ surface, layer }: { surface: string; layer: string }) {
  const { errorOf } = useStudioParts();
  const field = layerField(surface, layer, FIND_PET);
  return (
    <div id={fieldId(field)}>
      <SubmitButton name={ACT_FIELD} value={field} variant="quiet" sending="Looking…">
        Find my pet
      </SubmitButton>
      <FieldError id={fieldId(field)} error={errorOf(field)} />
    </div>
  );
}
