import { ERROR_MARK, FOCUSED_ON_LOAD } from "~/storefront/ui/error-title";

interface FormProblemProps {
  message: string;
  /** The invalid field, to which the message links. */
  field?: { id: string; label: string } | null;
}

/** Why a form was rejected, above everything else: it has the focus, and the page's title begins with "Error:". */
export function FormProblem({ message, field }: FormProblemProps) {
  return (
    <div className="notice problem" role="alert" tabIndex={-1} {...ERROR_MARK} {...FOCUSED_ON_LOAD}>
      {field && (
        <>
          <a href={`#${field.id}`}>{field.label}</a>:{" "}
        </>
      )}
      {message}
    </div>
  );
}
