import { useHydrated } from "remix-utils/use-hydrated";
import { useFormContext } from "remix-validated-form";
import { Notice } from "./notice";

/** Key of a form error that belongs to no field. */
export const WHOLE_FORM = "form";

/**
 * The errors of a ValidatedForm, above its fields: those of the whole form and, without JavaScript, where the first
 * invalid field cannot be focused, links to the invalid fields.
 * @param labels field name → its label
 */
export function FormProblems({ labels }: { labels: Record<string, string> }) {
  const { fieldErrors } = useFormContext();
  const hydrated = useHydrated();
  const whole = fieldErrors[WHOLE_FORM];
  const fields = hydrated ? [] : Object.entries(fieldErrors).filter(([name]) => name !== WHOLE_FORM);
  if (!whole && fields.length === 0) return null;
  return (
    <Notice kind="error" className="mb-6">
      {whole && <p>{whole}</p>}
      {fields.length > 0 && (
        <>
          <p className="font-semibold">Please check:</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {fields.map(([name, message]) => (
              <li key={name}>
                <a href={`#field-${name}`} className="underline underline-offset-4">
                  {labels[name] ?? name}
                </a>
                : {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
