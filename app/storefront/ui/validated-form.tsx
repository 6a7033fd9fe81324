import type { FocusEvent, PointerEvent } from "react";
import { ValidatedForm as CheckedForm, type FormProps } from "remix-validated-form";

/** A form that checks its fields itself, and lists their errors in a summary that takes the focus (FormProblems). */
export function ValidatedForm<Data extends Record<string, unknown>>(form: FormProps<Data, undefined>) {
  const { validator, onFocus, onPointerDown } = form;
  const prepare = () => {
    if ("preload" in validator && typeof validator.preload === "function") validator.preload();
  };
  // Safari does not focus the buttons that are pressed there.
  const onPress = (event: PointerEvent<HTMLFormElement>) => {
    prepare();
    onPointerDown?.(event);
  };
  const onEnter = (event: FocusEvent<HTMLFormElement>) => {
    prepare();
    onFocus?.(event);
  };
  return (
    <CheckedForm
      method="post"
      noValidate
      disableFocusOnError
      {...form}
      onFocus={onEnter}
      onPointerDown={onPress}
    />
  );
}
