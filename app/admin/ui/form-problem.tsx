import { ERROR_MARK, FOCUSED_ON_LOAD } from "~/storefront/ui/error-title";

interface FormProblemProps {
  message: string;
  /** The invalid field, to which the message links. */
  field?: { id: string; label: string } | null;
  /** The person has to enter the password again, which takes another tab, so that what was typed stays in this one. */
  needsConfirmation?: boolean;
}

/** Why a form was rejected, above everything else: it has the focus, and the page's title begins with "Error:". */
export function FormProblem({ message, field, needsConfirmation = false }: FormProblemProps) {
  return (
    <div className="notice problem" role="alert" tabIndex={-1} {...ERROR_MARK} {...FOCUSED_ON_LOAD}>
      {field && (
        <>
          <a href={`#${field.id}`}>{field.label}</a>:{" "}
        </>
      )}
      {message}
      {needsConfirmation && (
        <>
          {" "}
          <a href="/admin/confirm" target="_blank" rel="noopener">
            Confirm in a new tab
          </a>
          , then save again here: what you typed is still below.
        </>
      )}
    </div>
  );
}
