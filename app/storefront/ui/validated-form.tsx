import { ValidatedForm as CheckedForm, type FormProps } from "remix-validated-form";

/** A form that checks its fields itself, and lists their errors in a summary that takes the focus (FormProblems). */
export function ValidatedForm<Data extends Record<string, unknown>>(form: FormProps<Data, undefined>) {
  return <CheckedForm method="post" noValidate disableFocusOnError {...form} />;
}
