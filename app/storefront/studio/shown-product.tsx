import { ADVICE_FIELD } from "./advice/advice";
import { optionField, SURFACE_FIELD, shownField, TEMPLATE_FIELD } from "./field-names";
import { useStudioParts } from "./use-studio";

/**
 * Hidden fields with the options, template and page that the other fields refer to (letters scale with the product),
 * and the warnings that have been seen.
 */
export function ShownProduct() {
  const { document, wantedSurface, advice } = useStudioParts();
  const { options, template } = document;
  return (
    <>
      {Object.entries(options).map(([code, value]) => (
        <input key={code} type="hidden" name={shownField(optionField(code))} value={value} />
      ))}
      <input type="hidden" name={shownField(TEMPLATE_FIELD)} value={template} />
      <input type="hidden" name={ADVICE_FIELD} value={advice.shown} />
      <input type="hidden" name={SURFACE_FIELD} value={wantedSurface ?? ""} />
    </>
  );
}
