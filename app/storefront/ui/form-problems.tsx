import { useFormContext } from "remix-validated-form";
import { ErrorSummary } from "./error-summary";

/** Key of a form error that belongs to no field. */
export const WHOLE_FORM = "form";

/**
 * The errors of a ValidatedForm, above its fields. The form does not move the focus itself (validated-form.tsx).
 * @param labels field name → its label
 */
export function FormProblems({ labels }: { labels: Record<string, string> }) {
  const { fieldErrors } = useFormContext();
  const fields = Object.entries(fieldErrors).filter(([name]) => name !== WHOLE_FORM);
  return (
    <ErrorSummary
      source={fieldErrors}
      whole={fieldErrors[WHOLE_FORM]}
      problems={fields.map(([name, message]) => ({
        id: `field-${name}`,
        label: labels[name] ?? name,
        message,
      }))}
    />
  );
}
