import { ADVICE_FIELD } from "./advice/advice";
import { optionField, SURFACE_FIELD, shownField, TEMPLATE_FIELD } from "./field-names";
import { useStudioParts } from "./use-studio";

/**
 * Tells with the form which options, layout and page its other fields speak of (letters grow with the product), and which
 * advice has been seen.
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
      <input type="hidden" name={ADVICE_FIELD} value={advice.seen} />
      <input type="hidden" name={SURFACE_FIELD} value={wantedSurface ?? ""} />
    </>
  );
}
