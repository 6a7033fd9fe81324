import type { FocusEvent } from "react";
import { ValidatedForm as CheckedForm, type FormProps } from "remix-validated-form";

/** A form that checks its fields itself, and lists their errors in a summary that takes the focus (FormProblems). */
export function ValidatedForm<Data extends Record<string, unknown>>(form: FormProps<Data, undefined>) {
  const { validator, onFocus } = form;
  const prepare = (event: FocusEvent<HTMLFormElement>) => {
    if ("preload" in validator && typeof validator.preload === "function") validator.preload();
    onFocus?.(event);
  };
  return <CheckedForm method="post" noValidate disableFocusOnError {...form} onFocus={prepare} />;
}
