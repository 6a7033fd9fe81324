import type { ReactNode } from "react";

interface FoldedFormProps {
  /** What the form does; its page has several. */
  intent: string;
  formKey: string;
  /** Of this form, which is open then. */
  problem: object | null;
  title: string;
  children: ReactNode;
}

/** One of several forms of a page, folded until it is needed. */
export function FoldedForm({ intent, formKey, problem, title, children }: FoldedFormProps) {
  return (
    <details open={problem !== null}>
      <summary>{title}</summary>
      <form method="post">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={formKey} />
        {children}
      </form>
    </details>
  );
}

/** What is wrong with a field; null when nothing is. */
export function problemOf(
  problem: { field: string | null; message: string } | null,
  field: string,
): string | null {
  return problem?.field === field ? problem.message : null;
}
