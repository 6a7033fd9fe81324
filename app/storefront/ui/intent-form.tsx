import type { ReactNode } from "react";
import type { FormProps, Validator } from "remix-validated-form";
import { FormProblems } from "./form-problems";
import { ValidatedForm } from "./validated-form";

interface IntentFormProps<Data>
  extends Pick<FormProps<Data, undefined>, "action" | "className" | "defaultValues" | "encType" | "formRef"> {
  /**
   * Distinguishes the forms of a page: the value of the field `intent`, and the id with which a form finds its own
   * errors.
   */
  intent: string;
  validator: Validator<Data>;
  /** Field name → its label. */
  labels: Record<string, string>;
  children: ReactNode;
}

/** One of several forms on a page, with its errors above its fields. */
export function IntentForm<Data extends Record<string, unknown>>({
  intent,
  labels,
  children,
  ...form
}: IntentFormProps<Data>) {
  return (
    <ValidatedForm id={intent} {...form}>
      <input type="hidden" name="intent" value={intent} />
      <div className="col-span-full empty:hidden">
        <FormProblems labels={labels} />
      </div>
      {children}
    </ValidatedForm>
  );
}
